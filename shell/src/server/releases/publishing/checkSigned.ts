import { type PreviewToken, textOfPreview } from '@site/contracts/PreviewToken'
import type { RegisteredKeys } from '@site/contracts/Registry'
import {
  type PauseOrder,
  type SignedStatement,
  signedPause,
  signedStatement,
  textOfPause,
  textOfStatement,
} from '@site/contracts/SignedStatement'
import { textOfPermit, uploadPermit } from '@site/contracts/UploadPermit'
import { isSigned } from '@site/release-protocol/signing/signatures'
import * as v from 'valibot'
import { isSignedByOperator } from './operatorSignature.ts'
import { PublishRefusal } from './PublishRefusal.ts'

type Rules = {
  /** The remote that the request is about. */
  name: string
  keys: RegisteredKeys
  /** Keys that may upload and show releases, and make none live. */
  previewKeys: RegisteredKeys
  /** This site's own origin. */
  siteUrl: string
  now: number
}

type Common = { site: string; remote: string; expiry: string }

/** The longest validity of signed requests, in ms: for changes, and for previews. Clocks may differ. */
const MAX_VALIDITY = 60 * 60 * 1000
const MAX_PREVIEW_VALIDITY = 8 * 24 * 60 * 60 * 1000

/** Checks that the bearer has a key of the remote, of either purpose: uploads make nothing live. @throws PublishRefusal */
export function checkPermit(content: unknown, rules: Rules): void {
  const permit = v.safeParse(uploadPermit, content)
  if (!permit.success) throw new PublishRefusal(401, 'The request has no permit: release with the command of the kit.')
  check({ statement: permit.output, text: textOfPermit(permit.output), rules, keys: previewingKeys(rules) })
}

/** Checks a statement completely, except for its counter. @throws PublishRefusal */
export function checkStatement(content: unknown, rules: Rules): SignedStatement {
  const signed = v.safeParse(signedStatement, content)
  if (!signed.success) throw new PublishRefusal(400, `The statement is malformed: ${signed.issues[0].message}.`)
  const { statement, signature } = signed.output
  checkReleasing({ statement: { ...statement, signature }, text: textOfStatement(statement), rules })
  return signed.output
}

/** Checks an order to pause or resume, except for the publication that it follows. @throws PublishRefusal */
export function checkPause(content: unknown, rules: Rules): PauseOrder {
  const signed = v.safeParse(signedPause, content)
  if (!signed.success) throw new PublishRefusal(400, `The order is malformed: ${signed.issues[0].message}.`)
  const { order, signature } = signed.output
  checkReleasing({ statement: { ...order, signature }, text: textOfPause(order), rules })
  return order
}

/** @throws PublishRefusal if it is not signed by a key that may release. */
function checkReleasing(signed: Omit<Check, 'keys'>): void {
  const { text, statement, rules } = signed
  const { name, keys, previewKeys } = rules
  if (isSigned(text, statement.signature, previewKeys.get(name) ?? [])) {
    const mend = 'release with a key that is listed under "keys".'
    throw new PublishRefusal(403, `Signed with a key that may only show previews of ${name}: ${mend}`)
  }
  check({ ...signed, keys: keys.get(name) ?? [] })
}

/** Who may see previews besides those who sign with a registered key. */
export type Viewers = {
  /** Whether the request was made on the server's own machine. */
  isLocal: boolean
  /** The operator's signing key, if there is an access token. */
  operatorKey?: Buffer | undefined
}

/**
 * Checks that the bearer may see the release: the token is signed by the operator or by the team; on the server's own
 * machine also if the registry has no key of the remote.
 * @throws PublishRefusal
 */
export function checkPreview(token: PreviewToken, rules: Rules, { isLocal, operatorKey }: Viewers): void {
  const keys = previewingKeys(rules)
  const isOpen = isSignedByOperator(token, operatorKey) || (isLocal && keys.length === 0)
  if (isOpen) checkUse(token, rules, MAX_PREVIEW_VALIDITY)
  else check({ statement: token, text: textOfPreview(token), rules, keys, longest: MAX_PREVIEW_VALIDITY })
}

/** The keys with which a remote's releases may be shown: all of its own. */
function previewingKeys({ name, keys, previewKeys }: Rules): readonly string[] {
  return [...(keys.get(name) ?? []), ...(previewKeys.get(name) ?? [])]
}

type Check = {
  statement: Common & { signature?: string | undefined }
  /** What was signed. */
  text: string
  rules: Rules
  /** The keys that may have signed it. */
  keys: readonly string[]
  longest?: number
}

function check({ statement, text, rules, keys, longest = MAX_VALIDITY }: Check): void {
  const { name } = rules
  if (keys.length === 0) {
    const mend = '"npm run keys" creates a pair, and its public key belongs in the registry.'
    throw new PublishRefusal(
      403,
      `Nobody can release ${name} over the network: the registry has no key for it. ${mend}`,
    )
  }
  if (!isSigned(text, statement.signature, keys)) {
    const mend = 'set RELEASE_KEY to the private part of a registered key, or register its public key.'
    throw new PublishRefusal(401, `Not signed by a key that the registry has for ${name}: ${mend}`)
  }
  checkUse(statement, rules, longest)
}

function checkUse({ site, remote, expiry }: Common, { name, siteUrl, now }: Rules, longest: number): void {
  if (remote !== name) throw new PublishRefusal(403, `Signed for ${remote}, not for ${name}.`)
  if (!isOwnSite(site, siteUrl)) {
    throw new PublishRefusal(403, `Signed for the site ${site}, and this is ${siteUrl}: set SITE to that address.`)
  }
  const until = Date.parse(expiry)
  if (until <= now) throw new PublishRefusal(401, `Expired at ${expiry}: release again, and check the clock.`)
  if (until > now + longest) {
    const most = new Date(now + longest).toISOString()
    throw new PublishRefusal(401, `Valid until ${expiry}, but at most until ${most} is allowed.`)
  }
}

const onThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** A site that is run locally has several addresses there. */
function isOwnSite(site: string, siteUrl: string): boolean {
  if (!URL.canParse(site)) return false
  const [asked, own] = [new URL(site), new URL(siteUrl)]
  return asked.origin === own.origin || (onThisMachine.test(asked.hostname) && onThisMachine.test(own.hostname))
}

/** @throws PublishRefusal if the statement does not follow the present counter. */
export function checkCounter(name: string, counter: number, present: number): void {
  if (counter === present) return
  const reason = `The statement is based on counter ${counter} of ${name}, which is now at ${present}`
  const mend = 'check what is live, then release again.'
  throw new PublishRefusal(409, `${reason}: it was already used, or somebody else released first. So ${mend}`)
}
