import { currentItem } from '../../universal/frame/siteFrame.ts'

/** Marks the bar's item of the page shown. The bar's HTML is the server's for the whole visit, so this is done by hand. */
export function markCurrentItem(path: string): void {
  for (const link of document.querySelectorAll<HTMLElement>('header nav a, header [aria-label=Menu] a')) {
    const current = currentItem(link.dataset.page ?? link.getAttribute('href') ?? '', path)
    if (current) link.setAttribute('aria-current', String(current))
    else link.removeAttribute('aria-current')
  }
}
