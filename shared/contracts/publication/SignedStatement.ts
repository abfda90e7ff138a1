import * as v from 'valibot'
import { canaryRequest } from './Canary.ts'
import { fileHash, releaseId } from '../release/ReleaseFiles.ts'

/** Text of one line, as people write it. */
const line = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'a text of one line'))

/** What a team says when it releases. It counts once, at one site, on top of what its counter names, and not for long. */
export const releaseStatement = v.strictObject({
  /** Origin of the site that it is for; empty where a releases folder is written to directly. */
  site: line(300),
  remote: line(60),
  release: releaseId,
  /** Hash of its `release.json`, which has that of every file; empty for one that was live before. */
  digest: v.union([fileHash, v.literal('')]),
  /** The name's counter when this was written; 0 before its first release. */
  counter: v.pipe(v.number(), v.integer(), v.minValue(0)),
  expiry: v.pipe(v.string(), v.isoTimestamp()),
  /** Of the sources, where they are known; with `+` at its end when they were changed since. */
  commit: line(80),
  author: line(120),
  message: line(300),
  /** There when only a share of the visitors is to get it at first. */
  canary: v.optional(canaryRequest),
})

export type ReleaseStatement = v.InferOutput<typeof releaseStatement>

/** A statement, with the signature of a team that has keys. */
export const signedStatement = v.strictObject({
  statement: releaseStatement,
  /** Ed25519, in Base64. */
  signature: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/, 'a signature by Ed25519 in Base64'))),
})

export type SignedStatement = v.InferOutput<typeof signedStatement>

/** The text that is signed: a list, so that it depends on no order of names and no white space. */
export function textOfStatement(statement: ReleaseStatement): string {
  const { site, remote, release, digest, counter, expiry, commit, author, message, canary } = statement
  const said = [site, remote, release, digest, counter, expiry, commit, author, message]
  return JSON.stringify(['release 1', ...said, ...(canary ? ['canary', canary.share, canary.auto] : [])])
}
