/** What `aria-current` says of a link while a path is shown: `page` on its own page, `true` on one below it. */
export function currentItem(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
