/**
 * Runs in a page: does to it what browsers' extensions and phones do. Password managers and spelling checkers put elements
 * beside fields, into forms and at both ends of the body; others write into the head and into attributes, or add links to
 * texts. What they add takes no space.
 */
export function extend(): void {
  const isNew = (element: Element, by: string) =>
    !element.hasAttribute(by) && element.setAttribute(by, '') === undefined
  function add(name: string, place: Element, where: InsertPosition): void {
    const added = document.createElement(name)
    added.style.position = 'absolute'
    if (name !== 'a') added.append(document.createElement('span'))
    place.insertAdjacentElement(where, added)
  }
  function touch(): void {
    for (const field of document.querySelectorAll('input,textarea,select'))
      if (isNew(field, 'data-com-onepassword-filled')) {
        field.setAttribute('data-lpignore', 'true')
        add('com-1password-button', field, 'afterend')
        add('grammarly-extension', field, 'beforebegin')
      }
    for (const form of document.querySelectorAll('form'))
      if (isNew(form, 'data-dashlane-rid')) {
        add('div', form, 'afterbegin')
        add('div', form, 'beforeend')
      }
    for (const heading of document.querySelectorAll('h1,h2,h3'))
      if (isNew(heading, 'data-darkreader-inline-color')) add('a', heading, 'beforeend')
    if (!document.body) return
    if (isNew(document.body, 'cz-shortcut-listen')) {
      add('div', document.body, 'afterbegin')
      add('div', document.body, 'beforeend')
    }
    if (isNew(document.documentElement, 'data-darkreader-mode'))
      document.head.append(Object.assign(document.createElement('meta'), { name: 'darkreader' }))
  }
  touch()
  const observer = new MutationObserver(touch)
  observer.observe(document, { childList: true, subtree: true })
}
