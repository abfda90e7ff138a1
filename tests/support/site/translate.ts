/**
 * Runs in a page: does to it what a browser's translator does. Every text is replaced by another one, inside two elements;
 * `watching`, also whatever is added or changed from then on, as Chromium and Google's own script do. The other text differs
 * by a character without a width before a blank, so that it breaks into the same lines and a test finds it by the same name.
 */
export function translate(watching: boolean): void {
  const isTranslated = ({ parentElement: parent }: Node) =>
    !parent || parent.closest('font,script,style,textarea') !== null
  function otherText(text: string): string {
    return text.replace(/(?<=\S) (?=\S)/, '\u200b ')
  }
  function textsIn(root: Node): Text[] {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = root instanceof Text ? [root] : []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    return found
  }
  function replaceIn(root: Node): void {
    for (const text of textsIn(root)) {
      if (isTranslated(text) || !text.data.trim()) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      for (const element of [outer, inner]) element.style.verticalAlign = 'inherit'
      inner.textContent = otherText(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  document.documentElement.lang = 'en'
  document.documentElement.classList.add('translated-ltr')
  document.title = otherText(document.title)
  replaceIn(document.body)
  if (!watching) return
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) replaceIn(node)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Runs before a page's own code: a text that is changed where nobody sees it, because it was replaced, is an error. */
export function reportLostTexts(): void {
  const property = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...property,
    set(this: Node, value: string | null) {
      if (this instanceof Text && !this.isConnected) console.error(`A text is not in the page any more: ${value}`)
      property?.set?.call(this, value)
    },
  })
}
