import type { SharedId } from '@site/contracts/documentContract'

/**
 * What the server has made reachable by the keyboard (`tabindex="0"`) for its arrow keys alone, a row of cards or a table, is
 * so only as long as it scrolls: elsewhere it would be a stop at which nothing can be done. On this page and on those that
 * take its place. Safari needs the attribute; other browsers stop at what scrolls by themselves. A log scrolls downwards
 * once it has grown, and stays a stop.
 */
export function watchScrollers(): void {
  const page = document.getElementById('conteudo' satisfies SharedId)
  if (!page) return
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) target.tabIndex = scrolls(target) ? 0 : -1
  })
  const watch = () => {
    sizes.disconnect()
    for (const scroller of page.querySelectorAll(':is(ul,div)[tabindex]:not([role=log])')) sizes.observe(scroller)
  }
  watch()
  new MutationObserver(watch).observe(page, { childList: true })
}

const scrolls = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth
