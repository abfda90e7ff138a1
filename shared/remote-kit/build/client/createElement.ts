import type { SiteEvent } from '@site/contracts/documentContract'

/** The global name of the container that this code is in (PlatformPlugin.ts). */
declare const __CONTAINER__: string

/**
 * In place of `document.createElement` in a remote's code and its libraries (PlatformPlugin.ts): what is added to the style
 * is in force while the remote is shown. The policy allows no style element that a script fills; the rules of such an element
 * go to a constructed style sheet instead.
 */
export function createElement(name: string, options?: ElementCreationOptions): Element {
  const create = Document.prototype.createElement
  if (/^style$/i.test(name)) return styleElement(create.call(document, 'template'))
  const element = create.call(document, name, options)
  if (element instanceof HTMLLinkElement) {
    watchStyles()
    links.add(element)
  }
  return element
}

const sheets = new Map<Element, CSSStyleSheet>()
const links = new Set<HTMLLinkElement>()

/** An element that browsers neither show nor check, and that its owner takes for a style element. */
function styleElement(element: HTMLElement): HTMLElement {
  const sheet = new CSSStyleSheet()
  Object.defineProperties(element, {
    tagName: { value: 'STYLE' },
    nodeName: { value: 'STYLE' },
    type: { value: 'text/css', writable: true },
    sheet: { value: sheet },
    innerHTML: {
      get: () => element.textContent,
      set: (text: string) => {
        element.textContent = text
      },
    },
  })
  let text = ''
  new MutationObserver(() => {
    const changed = element.textContent ?? ''
    // An empty text node says nothing about rules that were inserted one by one.
    if (changed !== text) sheet.replaceSync(changed)
    text = changed
  }).observe(element, { childList: true, characterData: true, subtree: true })
  watchStyles()
  sheets.set(element, sheet)
  return element
}

/** From the first of them on. */
function watchStyles(): void {
  if (sheets.size + links.size > 0) return
  const show = () => {
    adoptConnected()
    for (const link of links) if (link.rel === 'stylesheet') link.toggleAttribute('disabled', !isShown())
  }
  const observer = new MutationObserver(show)
  for (const parent of [document.head, document.body]) observer.observe(parent, { childList: true })
  document.addEventListener('site:page-shown' satisfies SiteEvent, show)
}

/** On other sites nobody says what is shown. */
const isShown = () => window.__shown?.includes(__CONTAINER__) ?? true

/**
 * Adopts the sheets of the elements that are in the document, in their order of creation, and drops those of the others; and
 * all of them while only other remotes are shown.
 */
function adoptConnected(): void {
  const others = document.adoptedStyleSheets.filter((sheet) => ![...sheets.values()].includes(sheet))
  const connected = [...sheets].filter(([{ isConnected }]) => isConnected && isShown()).map(([, sheet]) => sheet)
  if (
    connected.length + others.length === document.adoptedStyleSheets.length &&
    connected.every((one) => document.adoptedStyleSheets.includes(one))
  )
    return
  document.adoptedStyleSheets = [...others, ...connected]
}
