/** The visitor has read the good news before the e-book opens (specification, section 9). */
const DOWNLOAD_DELAY = 1000

/** Opens the e-book in a new tab 1000 ms from now; tells when the browser did not allow it. */
export function openEbookLater(url: string, onBlocked: () => void): void {
  setTimeout(() => {
    const tab = window.open(url, '_blank')
    if (!tab) return onBlocked()
    // Not the `noopener` feature: with it `open` answers null even when the tab is there.
    tab.opener = null
  }, DOWNLOAD_DELAY)
}
