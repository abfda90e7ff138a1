import type { KeyObject } from 'node:crypto'
import {
  listOfPreviewToken,
  type PreviewToken,
  previewPath,
  previewTokenList,
  textOfPreview,
} from '@site/contracts/PreviewToken'
import * as v from 'valibot'
import { signText } from './signatures.ts'

/** How long a link is valid, in ms: people need time to look at it. */
const PERIOD = 7 * 24 * 60 * 60 * 1000

type Options = {
  /** The site's origin. */
  site: string
  remote: string
  release: string
  /** Hash of the release's `release.json`. */
  digest: string
  /** Without it the link is valid only on the server's own machine. */
  key: KeyObject | undefined
}

/** Makes a link that shows a site with a release that is not live. */
export function previewLink({ site, remote, release, digest, key }: Options): string {
  const expiry = new Date(Date.now() + PERIOD).toISOString()
  const token = { site: new URL(site).origin, remote, release, digest, expiry }
  const signature = key ? signText(textOfPreview(token), key) : ''
  return token.site + pathOfPreview({ ...token, signature })
}

/** The path of a preview link at the site that its token is for. */
export function pathOfPreview(token: PreviewToken): string {
  const text = JSON.stringify(listOfPreviewToken(token))
  return previewPath + Buffer.from(text).toString('base64url')
}

/** Reads a preview link's token. @throws Error if it is not a preview link. */
export function readPreviewLink(link: string): PreviewToken {
  const [, token = ''] = link.split(previewPath)
  const schema = v.pipe(v.string(), v.parseJson(), previewTokenList)
  const read = v.safeParse(schema, Buffer.from(token, 'base64url').toString())
  if (!read.success) throw new Error(`"${link}" is not a preview link: "npm run release -- --preview" prints one.`)
  return read.output
}
