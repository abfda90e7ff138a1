import cookies from '@fastify/cookie'
import type { RegisteredKeys } from '@site/contracts/Registry'
import type { FastifyRequest } from 'fastify'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { SiteHosts } from '../../configuration/siteHosts.ts'
import type { Served } from '../../releases/serving/Served.ts'
import type { Previews } from '../../releases/serving/team/createPreviews.ts'
import { type Previewed, readPreview } from '../../releases/preview/readPreview.ts'
import { isLocalRequest } from '../../security/requestOrigin.ts'

export type PreviewRules = {
  registered: () => { keys: RegisteredKeys; previewKeys: RegisteredKeys }
  siteUrl: string
  hosts: SiteHosts
  /** The operator's signing key. */
  operatorKey: Buffer | undefined
}

type Options = PreviewRules & { previews: Previews }

/** What a request sees instead of the live site, or why it cannot be shown. */
type Shown = { previewed: Previewed } & ({ preview: Served } | { problem: string })

/** Undefined for a visitor, of whom nothing is read: a link counts on the host of previews alone. */
export type PreviewOf = (request: FastifyRequest) => Promise<Shown | undefined>

/** The cookie's name: with HTTPS, one that browsers accept only with `Secure` and for this host alone. */
export function previewCookie(secure: boolean): string {
  return secure ? '__Host-preview' : 'preview'
}

export const cookieIn = ({ headers }: FastifyRequest, name: string): string =>
  cookies.parse(headers.cookie ?? '')[name] ?? ''

/** The rules by which a token is valid for a request. */
export function rulesFor(request: FastifyRequest, { registered, siteUrl, operatorKey }: PreviewRules) {
  const { keys, previewKeys } = registered()
  return { keys, previewKeys, siteUrl, operatorKey, now: Date.now(), isLocal: isLocalRequest(request) }
}

/** Determines from its cookie what a request sees. */
export function createPreviewOf(options: Options): PreviewOf {
  const name = previewCookie(options.hosts.preview.startsWith('https:'))
  return async function previewOf(request) {
    if (request.servedHost !== 'preview' || !request.headers.cookie?.includes(name)) return undefined
    const previewed = readPreview(cookieIn(request, name), rulesFor(request, options))
    if (Object.keys(previewed).length === 0) return undefined
    try {
      return { previewed, preview: await options.previews.of(previewed) }
    } catch (error) {
      if (!(error instanceof ReleaseProblem)) throw error
      return { previewed, problem: error.message }
    }
  }
}
