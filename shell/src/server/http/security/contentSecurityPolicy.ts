import { createHash } from 'node:crypto'
import type { ReleaseRoute } from '@site/contracts/Release'
import type { SiteFacts } from '@site/contracts/SiteFacts'

/** A document as its policies see it. */
export type DocumentContent = {
  site: SiteFacts
  /** Texts of the document's inline elements: they are allowed by hash, because pages are finished ahead. */
  style: string
  loader: string
  access?: ReleaseRoute['access']
  /** Dev servers, empty in production. */
  developmentOrigins?: readonly string[]
}

/** The document's policy: own scripts and the two inline elements by hash, nothing evaluated, outside services by name. */
export function contentSecurityPolicy({
  site,
  style,
  loader,
  access,
  developmentOrigins = [],
}: DocumentContent): string {
  const { ebookLeadUrl, quizLeadUrl, leadUrl, chatModuleUrl, analyticsId } = site.services
  const analytics = analyticsId ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com'] : []
  const asked = access?.connect.map((service) => site.services[service]) ?? []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      hashSource(loader),
      ...originsOf([chatModuleUrl]),
      ...analytics.slice(1),
      ...developmentOrigins,
    ],
    'style-src': ["'self'", hashSource(style)],
    'img-src': ["'self'", 'data:', 'blob:', ...analytics, ...(access?.images ? [access.images] : [])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...originsOf([ebookLeadUrl, quizLeadUrl, leadUrl, chatModuleUrl, ...asked]),
      ...analytics,
      ...(access?.images ? [access.images] : []),
      ...developmentOrigins.flatMap((origin) => [origin, origin.replace('http', 'ws')]),
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...originsOf([leadUrl])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function originsOf(urls: readonly string[]): string[] {
  return urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin)
}
