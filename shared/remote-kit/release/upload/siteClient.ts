import type { KeyObject } from 'node:crypto'
import { textOfPermit } from '@site/contracts/UploadPermit'
import { refusalAnswer } from '@site/release-protocol/exchange/answers'
import { permitHeader } from '@site/release-protocol/exchange/permitHeader'
import { RELEASES_PATH } from '@site/release-protocol/exchange/requests'
import { signText } from '@site/release-protocol/signing/signatures'
import * as v from 'valibot'
import { siteOrigin } from './siteOrigin.ts'

type Options = { site: string; remote: string; key: KeyObject }

/** How long a permit is valid, in ms. */
const PERIOD = 60_000

type Sent = { method?: 'GET' | 'POST' | 'PUT'; path?: string; body?: Buffer | object }

/** A client for a site's release endpoints, for a team that has a key of the remote. @throws Error if `site` is not a URL. */
export function createSiteClient({ site, remote, key }: Options) {
  const origin = siteOrigin(site)

  function permit(): string {
    const statement = { site: origin, remote, expiry: new Date(Date.now() + PERIOD).toISOString() }
    return permitHeader({ ...statement, signature: signText(textOfPermit(statement), key) })
  }

  return {
    origin,
    /** @throws Error with the reason if the site refuses the request. */
    async ask({ method = 'GET', path = '', body }: Sent): Promise<unknown> {
      const isFile = Buffer.isBuffer(body)
      const headers: Record<string, string> = { authorization: permit() }
      if (body) headers['content-type'] = isFile ? 'application/octet-stream' : 'application/json'
      const response = await fetch(`${origin}${RELEASES_PATH}/${remote}${path}`, {
        method,
        headers,
        body: isFile ? new Uint8Array(body) : body && JSON.stringify(body),
        redirect: 'error',
      }).catch((error: unknown) => {
        throw new Error(`${origin} cannot be reached (${causeOf(error)}): is SITE right?`)
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${origin} refuses: ${reasonIn(text) ?? `status ${response.status}`}`)
      return text === '' ? undefined : JSON.parse(text)
    },
  }
}

export type SiteClient = ReturnType<typeof createSiteClient>

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function reasonIn(text: string): string | undefined {
  try {
    return v.parse(refusalAnswer, JSON.parse(text)).reason
  } catch {
    return undefined
  }
}
