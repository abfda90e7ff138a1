import { type PreviewToken, previewTokenList } from '@site/contracts/PreviewToken'
import type { RegisteredKeys } from '@site/contracts/Registry'
import * as v from 'valibot'
import { checkPreview, type Viewers } from '../publishing/checkSigned.ts'
import { PublishRefusal } from '../publishing/PublishRefusal.ts'

/** Releases that somebody sees in the place of what is live, with the hash of each one's `release.json`, by name. */
export type Previewed = Readonly<Record<string, { id: string; digest: string }>>

type Rules = Viewers & { keys: RegisteredKeys; siteUrl: string; now: number }

/** Between two tokens of a cookie: no token has it. */
const SEPARATOR = '.'
/** Most that are combined: a cookie has room for 4 KB. */
const MOST = 8

const encoded = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.transform((text) => Buffer.from(text, 'base64url').toString()),
  v.parseJson(),
  previewTokenList,
)

/** @throws PublishRefusal when it does not let see anything. */
export function readToken(text: string, rules: Rules): PreviewToken {
  const token = v.safeParse(encoded, text)
  if (!token.success) throw new PublishRefusal(400, 'The link of the preview is cut off or was changed.')
  checkPreview(token.output, { ...rules, name: token.output.remote }, rules)
  return token.output
}

/** What a cookie lets see. Tokens that do not count any more are left out. */
export function readPreview(cookie: string, rules: Rules): Previewed {
  const tokens = cookie
    .split(SEPARATOR)
    .slice(0, MOST)
    .flatMap((text) => {
      try {
        return [readToken(text, rules)]
      } catch {
        return []
      }
    })
  return Object.fromEntries(tokens.map(({ remote, release, digest }) => [remote, { id: release, digest }]))
}

/** The cookie that lets see one more release, in the place of any other of the same name. */
export function addToken(cookie: string, text: string, rules: Rules): string {
  const { remote } = readToken(text, rules)
  const others = cookie.split(SEPARATOR).filter((other) => {
    try {
      return readToken(other, rules).remote !== remote
    } catch {
      return false
    }
  })
  return [...others.slice(1 - MOST), text].join(SEPARATOR)
}
