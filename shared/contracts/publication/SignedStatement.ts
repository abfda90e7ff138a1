import * as v from 'valibot'
import { canaryRequest } from './Canary.ts'
import { fileHash, releaseId } from '../release/ReleaseFiles.ts'

/** A single line of text. */
const line = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'a text of one line'))

/**
 * What a team declares when it releases. It is valid once, at one site, directly after the state that its counter names, and
 * only for a short time.
 */
export const releaseStatement = v.strictObject({
  /** Origin of the site that it is for; empty when written directly into a releases folder. */
  site: line(300),
  remote: line(60),
  release: releaseId,
  /** Hash of the release's `release.json`, which contains the hash of every file; empty for a release that was live before. */
  digest: v.union([fileHash, v.literal('')]),
  /** The name's counter when it was signed; 0 before its first release. */
  counter: v.pipe(v.number(), v.integer(), v.minValue(0)),
  expiry: v.pipe(v.string(), v.isoTimestamp()),
  /** The commit of the sources if known, with a `+` at the end if the working tree had changes. */
  commit: line(80),
  author: line(120),
  message: line(300),
  /** Present if only a share of the visitors is to get it at first. */
  canary: v.optional(canaryRequest),
})

export type ReleaseStatement = v.InferOutput<typeof releaseStatement>

/** Ed25519, in Base64. */
const signature = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/, 'a signature by Ed25519 in Base64'))

/** A statement, signed if the team has keys. */
export const signedStatement = v.strictObject({ statement: releaseStatement, signature: v.optional(signature) })

export type SignedStatement = v.InferOutput<typeof signedStatement>

/**
 * What a team orders about its own remote: that nothing new of it is accepted, or that it is again. It is valid once, at one site,
 * directly after the publication that it names, and only for a short time.
 */
export const pauseOrder = v.strictObject({
  site: line(300),
  remote: line(60),
  paused: v.boolean(),
  /** Number of the newest publication when it was signed. */
  publication: v.pipe(v.number(), v.integer(), v.minValue(0)),
  expiry: v.pipe(v.string(), v.isoTimestamp()),
  author: line(120),
})

export type PauseOrder = v.InferOutput<typeof pauseOrder>

export const signedPause = v.strictObject({ order: pauseOrder, signature })

/** The text of an order that is signed. Its first word differs from a statement's. */
export function textOfPause({ site, remote, paused, publication, expiry, author }: PauseOrder): string {
  return JSON.stringify(['pause 1', site, remote, paused, publication, expiry, author])
}

/** The text that is signed: a list, so that neither key order nor white space matters. */
export function textOfStatement(statement: ReleaseStatement): string {
  const { site, remote, release, digest, counter, expiry, commit, author, message, canary } = statement
  const fields = [site, remote, release, digest, counter, expiry, commit, author, message]
  return JSON.stringify(['release 1', ...fields, ...(canary ? ['canary', canary.share, canary.auto] : [])])
}
