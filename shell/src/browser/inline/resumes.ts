/** Whether the page continues what the visitor has begun on it in this visit (`SharedStorage`): its document has the start. */
export function resumes(): boolean {
  try {
    return location.pathname in sessionStorage
  } catch {
    // Storage is forbidden, to the page too.
    return false
  }
}
