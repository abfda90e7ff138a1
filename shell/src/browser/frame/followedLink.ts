import type { HistoryState } from '@site/contracts/documentContract'

/** The link that was clicked. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href)

/** What the entry of the page shown has to keep of a click: the link that was followed, where it is one. */
export function followedBy(click: Event): Pick<HistoryState, 'followed'> | null {
  const link = linkOf(click)
  return link && { followed: [link.href, linksTo(link.href).indexOf(link)] }
}

/** Keeps it in that entry, where nobody does who also notes the scrolling. */
export function noteFollowedLink(click: Event): void {
  const followed = followedBy(click)
  if (!followed) return
  try {
    history.replaceState({ ...history.state, ...followed } satisfies HistoryState, '')
  } catch {
    // Safari allows 100 in 10 s.
  }
}

/** After a step back: gives the focus to the link that was followed. Undefined where the page has none such. */
export function focusFollowedLink(): Element | undefined {
  const { followed } = (history.state ?? {}) as HistoryState
  const link = linksTo(followed?.[0] ?? '')[followed?.[1] ?? 0]
  link?.focus({ preventScroll: true })
  return link
}
