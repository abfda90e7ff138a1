/** A tab that was opened inside the visitor's tap and waits for what it is to show. */
export type WaitingTab = {
  /** Shows another text. */
  say(text: string): void
  /** Goes to an address after a time, and until then offers it as a link. `gone` is called then, unless the tab was closed. */
  goAfter(milliseconds: number, link: { href: string; label: string }, gone?: () => void): void
  /** Closes it and forgets where it was to go. */
  close(): void
}

/**
 * Opens a tab now, for an address that may only be shown later: Safari opens tabs inside a tap and never after one.
 * Undefined where the browser allows no tab. Not with `noopener`, which answers null even when there is a tab; the tab
 * loses its hold on this page before it leaves for another one.
 */
export function openWaitingTab(text: string): WaitingTab | undefined {
  const tab = window.open('', '_blank')
  // An app's own browser that has no tabs answers with the page itself.
  if (!tab || tab === window) return undefined
  const words = write(tab.document, text)
  let ended = false
  return {
    say(next) {
      words.textContent = next
    },
    goAfter(milliseconds, { href, label }, gone) {
      const go = () => {
        if (ended || tab.closed) return
        ended = true
        tab.opener = null
        tab.location.replace(href)
        gone?.()
      }
      const link = tab.document.createElement('a')
      Object.assign(link, { href, textContent: label })
      link.onclick = (event) => {
        event.preventDefault()
        go()
      }
      words.after(link)
      // This page is behind the tab now, where browsers let a clock tick once a second. The tab's own is exact.
      tab.setTimeout(go, milliseconds)
      setTimeout(go, milliseconds)
    },
    close() {
      ended = true
      tab.close()
    },
  }
}

/** The policy of this page rules in the tab too: no style element, but styles that a script sets. */
function write(page: Document, text: string): HTMLElement {
  page.documentElement.lang = 'pt-BR'
  page.title = text
  const words = page.createElement('p')
  words.setAttribute('role', 'status')
  words.textContent = text
  page.body.append(words)
  Object.assign(page.body.style, {
    display: 'grid',
    placeContent: 'center',
    gap: '16px',
    minHeight: '90vh',
    margin: '0',
    padding: '24px',
    textAlign: 'center',
    font: '700 1.5rem/1.4 system-ui,sans-serif',
  })
  return words
}
