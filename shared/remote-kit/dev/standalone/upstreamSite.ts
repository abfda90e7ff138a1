import type { IncomingHttpHeaders } from 'node:http'
import { type Evidence, evidenceSchema } from '@site/contracts/Evidence'
import { leadHeaders } from '@site/contracts/leadRequest'
import type { SharedPath } from '@site/contracts/navigationPaths'
import { parseContent } from '@site/contracts/parseContent'
import * as v from 'valibot'
import { siteOrigin } from '../../release/upload/siteOrigin.ts'
import { withoutServices } from './siteDocument.ts'

/** A response for the browser. */
export type DevResponse = {
  status: number
  type: string
  body: string | Buffer
  location?: string
  /** The site's policy for this document. */
  policy?: string | undefined
}

/** A path that no remote has, so that the shell itself responds: its document surrounds the page under development. */
const UNKNOWN_PATH = '/_development'

/** Sections that only a later version of the contract has are left out. */
const evidenceText = v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), evidenceSchema)

/**
 * True for what a visitor submits or a browser reports, which must not reach the site during development. Some forms are sent
 * by GET.
 */
export function isSubmission(method: string, pathname: string, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true
  return leadHeaders.key.toLowerCase() in headers || /^\/leads(\/(?!token$)[^/]+)?$/.test(pathname)
}

/** Requests pages and files from a site that runs elsewhere, without cookies. @throws Error if `address` is none of a site. */
export function createUpstreamSite(address: string) {
  const origin = siteOrigin(address)

  /** @throws Error when the site cannot be reached. */
  async function request(target: string, accept = '*/*'): Promise<DevResponse> {
    const response = await fetch(origin + target, { headers: { accept }, redirect: 'manual' }).catch((error: Error) => {
      throw new Error(`${origin} cannot be reached (${error.cause ?? error.message}): is SITE right?`)
    })
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    const location = response.headers.get('location')?.replace(origin, '')
    const body = type.startsWith('text/html')
      ? withoutServices(await response.text())
      : Buffer.from(await response.arrayBuffer())
    const policy = response.headers.get('content-security-policy') ?? undefined
    return { status: response.status, type, body, policy, ...(location && { location }) }
  }

  return {
    origin,
    request,
    /** The shell's document, without any remote's page, and its policy. */
    async shellDocument() {
      const { body, policy } = await request(UNKNOWN_PATH, 'text/html')
      return { html: String(body), policy }
    },
    /**
     * The agency's evidence, which data modules get with the site's facts; undefined if the site has none.
     * @throws Error if it is malformed.
     */
    async evidence(): Promise<Evidence | undefined> {
      const path = '/_evidence.json' satisfies SharedPath
      const { status, body } = await request(path)
      return status === 200 ? parseContent(evidenceText, String(body), `${origin}${path}: `) : undefined
    },
  }
}

export type UpstreamSite = ReturnType<typeof createUpstreamSite>
