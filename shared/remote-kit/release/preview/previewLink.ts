import type { KeyObject } from 'node:crypto'
import {
  listOfPreviewToken,
  type PreviewToken,
  previewPath,
  previewTokenList,
  textOfPreview,
} from '@site/contracts/PreviewToken'
import * as v from 'valibot'
import { signText } from '../signing/signatures.ts'

/** How long a link counts, in ms: somebody has to find the time to look. */
const PERIOD = 7 * 24 * 60 * 60 * 1000

type Options = {
  /** Address of the site. */
  site: string
  remote: string
  release: string
  /** Hash of its `release.json`. */
  digest: string
  /** Without it the link counts on the server's own machine alone. */
  key: KeyObject | undefined
}

/** A link under which a site is shown with a release that is not live. */
export function previewLink({ site, remote, release, digest, key }: Options): string {
  const expiry = new Date(Date.now() + PERIOD).toISOString()
  const token = { site: new URL(site).origin, remote, release, digest, expiry }
  const signature = key ? signText(textOfPreview(token), key) : ''
  return token.site + pathOfPreview({ ...token, signature })
}

/** The path of a link, at the site that its token is for. */
export function pathOfPreview(token: PreviewToken): string {
  const text = JSON.stringify(listOfPreviewToken(token))
  return previewPath + Buffer.from(text).toString('base64url')
}

/** What a link shows. @throws Error when it is none. */
export function readPreviewLink(link: string): PreviewToken {
  const [, token = ''] = link.split(previewPath)
  const schema = v.pipe(v.string(), v.parseJson(), previewTokenList)
  const read = v.safeParse(schema, Buffer.from(token, 'base64url').toString())
  if (!read.success) throw new Error(`"${link}" is no link of a preview: "npm run release -- --preview" prints one.`)
  return read.output
}
