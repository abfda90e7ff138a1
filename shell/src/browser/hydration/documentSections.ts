/**
 * The sections of this document, by name, for what React has to render anew because it could not hydrate it. Their nodes, not
 * their HTML: the document's policy would object to what a translator has added to them.
 */
export const documentSections = {
  get(name: string): readonly Node[] | undefined {
    const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
    const section = sections.find(({ dataset }) => dataset.section === name)
    return section && [...section.childNodes]
  },
}
