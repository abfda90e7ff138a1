import type { SharedId, SharedSelector } from '@site/contracts/documentContract'

/**
 * Notes whether anybody else changes what the server has sent before React hydrates it: a translator, an extension, a browser
 * that makes links of numbers. React then renders that part anew, which is no failure of a release. `elements` is how many the
 * server has written: some extensions are faster than any script of the page.
 */
export function watchChanges(elements: number | undefined): void {
  const main = document.getElementById('conteudo' satisfies SharedId)
  const { body } = document
  const isOwn = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement
    // The shell adds its layers to the body, and the loader its notice; in the page nothing changes before it is hydrated, but then anything may.
    if (!main || !('hydrated' in main.dataset)) return element?.matches('body,body>p')
    return !element?.closest('[data-island]:not([data-hydrated])' satisfies SharedSelector)
  }
  const observer = new MutationObserver((records) => {
    if (records.every(isOwn)) return
    window.__changed = true
    observer.disconnect()
  })
  if (main && main.querySelectorAll('*').length !== elements) window.__changed = true
  else observer.observe(body, { childList: true, characterData: true, subtree: true })
}
