/** A tab that was opened synchronously in the visitor's tap and is waiting for its content. */
export type WaitingTab = {
  /** Shows another text. */
  setText(text: string): void
  /** Goes to an address after a delay, and shows it as a link until then. Then calls `gone`, unless the tab was closed. */
  goAfter(milliseconds: number, link: { href: string; label: string }, gone?: () => void): void
  /** Closes the tab and cancels its navigation. */
  close(): void
}

/**
 * Opens a tab at an address; false if there is none as far as the page can tell: the browser allows none, or what it returns
 * is no tab. The caller then shows a link. Never throws.
 */
export function openTab(href: string): boolean {
  // Without `noopener`, which would hide whether the tab was blocked.
  const tab = newTab(href)
  if (!tab) return false
  attempt(() => {
    tab.opener = null
  })
  return true
}

/**
 * Opens a tab now, for an address that is only known or shown later: Safari opens tabs during a tap and never afterwards.
 * Undefined if the browser allows no tab, or none that can be written to. Without `noopener`, because that returns null even
 * when there is a tab; the tab's `opener` is cleared before it navigates. Nothing that a tab does later throws here: the page
 * has the address as a link too.
 */
export function openWaitingTab(text: string): WaitingTab | undefined {
  const tab = newTab('')
  // In-app browsers without tabs return the page itself.
  if (!tab || tab === window) return undefined
  const words = attempt(() => write(tab.document, text))
  if (!words) {
    attempt(() => tab.close())
    return undefined
  }
  let ended = false
  return {
    setText(next) {
      attempt(() => {
        words.textContent = next
      })
    },
    goAfter(milliseconds, { href, label }, gone) {
      const go = () => {
        if (ended || attempt(() => tab.closed) !== false) return
        ended = true
        attempt(() => {
          tab.opener = null
          tab.location.replace(href)
        })
        gone?.()
      }
      attempt(() => {
        const link = tab.document.createElement('a')
        Object.assign(link, { href, textContent: label })
        link.onclick = (event) => {
          event.preventDefault()
          go()
        }
        words.after(link)
        // This page is in the background now, where browsers throttle timers to one a second. The tab's own timer is exact.
        tab.setTimeout(go, milliseconds)
      })
      setTimeout(go, milliseconds)
    },
    close() {
      ended = true
      attempt(() => tab.close())
    },
  }
}

/** What `window.open` returns, if it is a tab. Extensions, frames and in-app browsers replace or forbid it. */
function newTab(href: string): Window | undefined {
  const tab = attempt(() => window.open(href, '_blank'))
  return tab && attempt(() => tab.closed) === false ? tab : undefined
}

/** A tab belongs to somebody else: it may have gone to another site, or its members may be forbidden. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** This page's content security policy applies in the tab too: no style element, but styles that a script sets. */
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
