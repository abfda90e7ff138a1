import { createHash } from 'node:crypto'
import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { advertisingSources } from './advertisingSources.ts'

/** What a policy needs to know about an external service: what it may do, and its address on this site. */
export type AllowedService = Pick<ServiceDefinition, 'connect' | 'images' | 'script'> & { readonly value: string }

/** The parts of a document that its policies depend on. */
export type DocumentContent = {
  site: Pick<SiteFacts, 'services' | 'advertising'>
  /** Texts of the document's inline elements. They are allowed by hash, because pages are prerendered. */
  style: string
  loader: string
  headScript?: string | undefined
  /** The document's speculation rules, if it has any. */
  rules?: string | undefined
  /** True if the document's release has WebAssembly, which otherwise counts as evaluated code. */
  wasm?: boolean
  /** External services that this document may use. */
  services?: readonly AllowedService[]
  /** Dev servers; empty in production. */
  developmentOrigins?: readonly string[]
}

/** The document's policy: own scripts, inline elements by hash, no evaluation of code, external services by name. */
export function contentSecurityPolicy(content: DocumentContent): string {
  const { site, style, loader, headScript, rules, wasm, services = [], developmentOrigins = [] } = content
  const { leadUrl, analyticsId } = site.services
  const analytics = analyticsId ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com'] : []
  const tags = advertisingSources(site.advertising)
  const images = services.flatMap((service) => service.images ?? [])
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      hashSource(loader),
      ...[headScript, rules].flatMap((text) => (text ? [hashSource(text)] : [])),
      ...(wasm ? ["'wasm-unsafe-eval'"] : []),
      ...originsOf(services.filter(({ script }) => script)),
      ...analytics.slice(1),
      ...tags.script,
      ...developmentOrigins,
    ],
    'style-src': ["'self'", hashSource(style), ...developmentOrigins],
    // While it develops, React compares style attributes with what it would write, and they stay in the HTML.
    ...(developmentOrigins.length > 0 && { 'style-src-attr': ["'unsafe-inline'"] }),
    'img-src': ["'self'", 'data:', 'blob:', ...analytics, ...tags.image, ...images, ...developmentOrigins],
    'font-src': ["'self'", ...developmentOrigins],
    'media-src': ["'self'", ...developmentOrigins],
    'connect-src': [
      "'self'",
      ...originOf(leadUrl),
      ...originsOf(services.filter(({ connect }) => connect)),
      ...analytics,
      ...tags.connect,
      ...images,
      ...developmentOrigins.flatMap((origin) => [origin, origin.replace('http', 'ws')]),
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...originOf(leadUrl)],
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

function originsOf(services: readonly AllowedService[]): string[] {
  return services.flatMap(({ value }) => originOf(value))
}

function originOf(url: string): string[] {
  return /^https?:/.test(url) ? [new URL(url).origin] : []
}
