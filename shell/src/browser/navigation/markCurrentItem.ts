import { currentItem } from '../../universal/frame/siteFrame.ts'

/** Marks the current page's item in the top bar. By hand, because the bar's HTML stays the server's for the whole visit. */
export function markCurrentItem(path: string): void {
  for (const link of document.querySelectorAll<HTMLElement>('header nav a, header [aria-label=Menu] a')) {
    const current = currentItem(link.dataset.page ?? link.getAttribute('href') ?? '', path)
    if (current) link.setAttribute('aria-current', String(current))
    else link.removeAttribute('aria-current')
  }
}
