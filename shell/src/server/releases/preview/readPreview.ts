import { type PreviewToken, previewTokenList } from '@site/contracts/PreviewToken'
import type { RegisteredKeys } from '@site/contracts/Registry'
import * as v from 'valibot'
import { checkPreview, type Viewers } from '../publishing/checkSigned.ts'
import { PublishRefusal } from '../publishing/PublishRefusal.ts'

/** The releases that somebody sees instead of the live ones, each with the hash of its `release.json`, by name. */
export type Previewed = Readonly<Record<string, { id: string; digest: string }>>

type Rules = Viewers & { keys: RegisteredKeys; previewKeys: RegisteredKeys; siteUrl: string; now: number }

/** Separates tokens in a cookie; no token contains it. */
const SEPARATOR = '.'
/** The most releases that can be combined: a cookie is limited to 4 KB. */
const MAX_RELEASES = 8

const encoded = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.transform((text) => Buffer.from(text, 'base64url').toString()),
  v.parseJson(),
  previewTokenList,
)

/** @throws PublishRefusal if the token is not valid. */
export function readToken(text: string, rules: Rules): PreviewToken {
  const token = v.safeParse(encoded, text)
  if (!token.success) throw new PublishRefusal(400, 'The preview link is incomplete or was changed.')
  checkPreview(token.output, { ...rules, name: token.output.remote }, rules)
  return token.output
}

/** The releases that a cookie shows. Tokens that are no longer valid are left out. */
export function readPreview(cookie: string, rules: Rules): Previewed {
  const tokens = cookie
    .split(SEPARATOR)
    .slice(0, MAX_RELEASES)
    .flatMap((text) => {
      try {
        return [readToken(text, rules)]
      } catch {
        return []
      }
    })
  return Object.fromEntries(tokens.map(({ remote, release, digest }) => [remote, { id: release, digest }]))
}

/** The cookie with one more release, which replaces any other of the same name. */
export function addToken(cookie: string, text: string, rules: Rules): string {
  const { remote } = readToken(text, rules)
  const others = cookie.split(SEPARATOR).filter((other) => {
    try {
      return readToken(other, rules).remote !== remote
    } catch {
      return false
    }
  })
  return [...others.slice(1 - MAX_RELEASES), text].join(SEPARATOR)
}
