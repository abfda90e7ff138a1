import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { FooterEntry } from '@site/contracts/SiteLinks'
import { color } from '@site/design/tokens'

type Shortcut = { name: string; url: string }

/** Home-screen shortcuts, as the releases name them, in the order of their links. */
export function shortcutsOf(footer: readonly FooterEntry[]): Shortcut[] {
  return footer
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ shortcut, href }) => (shortcut ? [{ name: shortcut, url: href }] : []))
}

const icons = [
  { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The same for the desk, which is an application of its own. */
export function deskManifest({ brand }: Pick<SiteFacts, 'brand'>): string {
  return JSON.stringify({
    id: '/',
    name: `Equipe ${brand}`,
    short_name: 'Equipe',
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: color.paper,
    theme_color: color.paper,
    icons,
  })
}

/** `/manifest.webmanifest`: the site's look on a phone's home screen. */
export function webManifest(
  { brand }: Pick<SiteFacts, 'brand'>,
  { shortcuts, description }: { shortcuts: readonly Shortcut[]; description: string },
): string {
  return JSON.stringify({
    id: '/',
    name: brand,
    short_name: brand.slice(0, 12).trim(),
    ...(description && { description }),
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: color.paper,
    theme_color: color.paper,
    categories: ['business', 'marketing'],
    icons,
    shortcuts,
  })
}
