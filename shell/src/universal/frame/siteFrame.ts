import type { Release } from '@site/contracts/Release'

type Link = { label: string; href: string }
/** `page` identifies the entry's page if `href` is an anchor. */
type BarLink = Link & { page?: string | undefined }

/** The links around every page, from the releases of a composition. */
export type SiteFrame = {
  navigation: readonly BarLink[]
  /** The target of the bar's call to action, if a release offers one. */
  callToAction?: string
  footer: readonly { title: string; links: readonly Link[] }[]
  privacyPolicy?: Link
  /** Address of the site, around a page of the team's desk: it has none of the site's links. */
  deskOf?: string
  /** Fragments in the bar, by the name under which they are placed. */
  bar?: readonly string[]
}

export const emptyFrame: SiteFrame = { navigation: [], footer: [] }

/** Combines the releases' links. Their order is the entries' own, independent of the releases' order. */
export function siteFrameOf(releases: readonly Pick<Release, 'name' | 'navigation' | 'footer' | 'bar'>[]): SiteFrame {
  const navigation = releases.flatMap((release) => release.navigation).toSorted(inOrder)
  const footer = releases.flatMap((release) => release.footer).toSorted(inOrder)
  const inBar = releases.flatMap(({ name, bar = [] }) => bar.map((fragment) => `${name}/${fragment}`)).toSorted()
  const columns = new Map<string, Link[]>()
  for (const { column, label, href, rel } of footer) {
    if (!rel) columns.set(column, [...(columns.get(column) ?? []), { label, href }])
  }
  const policy = footer.find(({ rel }) => rel === 'privacy-policy')
  return {
    navigation: navigation.map(({ label, href, page }) => ({ label, href, ...(page && { page }) })),
    callToAction: navigation.find(({ role }) => role === 'call-to-action')?.href,
    footer: [...columns].map(([title, links]) => ({ title, links })),
    privacyPolicy: policy && { label: policy.label, href: policy.href },
    ...(inBar.length > 0 && { bar: inBar }),
  }
}

function inOrder(one: { order: number; href: string }, other: { order: number; href: string }): number {
  return one.order - other.order || (one.href < other.href ? -1 : Number(one.href > other.href))
}

/** The `aria-current` of a link for the current path: `page` on its own page, `true` on one below it. */
export function currentItem(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
