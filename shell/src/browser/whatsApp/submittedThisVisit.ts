const PLACE = 'whatsapp-form'

/** Whether the form was submitted during this visit, possibly on an earlier page. */
export function wasSubmittedThisVisit(): boolean {
  try {
    return sessionStorage.getItem(PLACE) === 'submitted'
  } catch {
    return false
  }
}

/** Remembers until the tab is closed that the form was submitted, so that the next page does not ask again. */
export function keepSubmitted(): void {
  try {
    sessionStorage.setItem(PLACE, 'submitted')
  } catch {
    // If storage is forbidden, the next page asks again.
  }
}
