const PLACE = 'whatsapp-form'

/** Whether the form was submitted in this visit, maybe on a page before this one. */
export function wasSubmittedThisVisit(): boolean {
  try {
    return sessionStorage.getItem(PLACE) === 'submitted'
  } catch {
    return false
  }
}

/** Keeps until the tab is closed that the form was submitted: the next page is not to ask again. */
export function keepSubmitted(): void {
  try {
    sessionStorage.setItem(PLACE, 'submitted')
  } catch {
    // A browser that forbids storage asks again on the next page.
  }
}
