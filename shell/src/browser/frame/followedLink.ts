import type { HistoryState } from '@site/contracts/documentContract'

/** The link that was clicked. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href)

/** What the current history entry has to store about a click: the link, if one was followed. */
export function followedBy(click: Event): Pick<HistoryState, 'followed'> | null {
  const link = linkOf(click)
  return link && { followed: [link.href, linksTo(link.href).indexOf(link)] }
}

/** Stores it in that entry; for pages on which nothing else writes the entry's state. */
export function saveFollowedLink(click: Event): void {
  const followed = followedBy(click)
  if (!followed) return
  try {
    history.replaceState({ ...history.state, ...followed } satisfies HistoryState, '')
  } catch {
    // Safari allows 100 in 10 s.
  }
}

/** After going back: focuses the link that was followed. Undefined if the page has no such link. */
export function focusFollowedLink(): Element | undefined {
  const { followed } = (history.state ?? {}) as HistoryState
  const link = linksTo(followed?.[0] ?? '')[followed?.[1] ?? 0]
  link?.focus({ preventScroll: true })
  return link
}
