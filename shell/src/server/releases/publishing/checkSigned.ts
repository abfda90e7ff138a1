import type { RegisteredKeys } from '@site/contracts/Registry'
import { type SignedStatement, signedStatement, textOfStatement } from '@site/contracts/SignedStatement'
import { textOfPermit, uploadPermit } from '@site/contracts/UploadPermit'
import { type PreviewToken, textOfPreview } from '@site/contracts/PreviewToken'
import { isSigned } from '@site/remote-kit/release/signing/signatures'
import * as v from 'valibot'
import { isSignedByOperator } from './operatorSignature.ts'
import { PublishRefusal } from './PublishRefusal.ts'

type Rules = {
  /** The remote that the request is about. */
  name: string
  keys: RegisteredKeys
  /** This site's own address. */
  siteUrl: string
  now: number
}

type Common = { site: string; remote: string; expiry: string }

/** Longest time that something signed counts, in ms: what changes something, and what only shows. Clocks may differ. */
const LONGEST = 60 * 60 * 1000
const LONGEST_PREVIEW = 8 * 24 * 60 * 60 * 1000

/** Whoever shows this has a key of the remote. @throws PublishRefusal */
export function checkPermit(content: unknown, rules: Rules): void {
  const permit = v.safeParse(uploadPermit, content)
  if (!permit.success) throw new PublishRefusal(401, 'The request has no permit: release with the command of the kit.')
  check(permit.output, textOfPermit(permit.output), permit.output.signature, rules)
}

/** A statement that may be published, but for its counter. @throws PublishRefusal */
export function checkStatement(content: unknown, rules: Rules): SignedStatement {
  const signed = v.safeParse(signedStatement, content)
  if (!signed.success) throw new PublishRefusal(400, `The statement is malformed: ${signed.issues[0].message}.`)
  const { statement, signature } = signed.output
  check(statement, textOfStatement(statement), signature, rules)
  return signed.output
}

/** Who may see releases beside those who sign with a key of the registry. */
export type Viewers = {
  /** Whether the request was made on the server's own machine. */
  isLocal: boolean
  /** By which who runs the site signs, where there is an access token. */
  operatorKey?: Buffer | undefined
}

/**
 * Whoever has this may see its release: signed by who runs the site, or on the server's own machine, also where the
 * registry has no key of the remote.
 * @throws PublishRefusal
 */
export function checkPreview(token: PreviewToken, rules: Rules, { isLocal, operatorKey }: Viewers): void {
  const isOpen = isSignedByOperator(token, operatorKey) || (isLocal && !rules.keys.has(rules.name))
  if (isOpen) checkUse(token, rules, LONGEST_PREVIEW)
  else check(token, textOfPreview(token), token.signature, rules, LONGEST_PREVIEW)
}

function check(said: Common, text: string, signature: string | undefined, rules: Rules, longest = LONGEST): void {
  const { name, keys } = rules
  const own = keys.get(name)
  if (!own) {
    const mend = '"npm run keys" makes a pair, and the public key belongs into the registry.'
    throw new PublishRefusal(
      403,
      `Nobody can release ${name} over the network: the registry has no key for it. ${mend}`,
    )
  }
  if (!isSigned(text, signature, own)) {
    const mend = 'set RELEASE_KEY to the private one of a key that is there, or register its public one.'
    throw new PublishRefusal(401, `Not signed by a key that the registry has for ${name}: ${mend}`)
  }
  checkUse(said, rules, longest)
}

function checkUse({ site, remote, expiry }: Common, { name, siteUrl, now }: Rules, longest: number): void {
  if (remote !== name) throw new PublishRefusal(403, `Signed for ${remote}, not for ${name}.`)
  if (!isOwnSite(site, siteUrl)) {
    throw new PublishRefusal(403, `Signed for the site ${site}, and this is ${siteUrl}: set SITE to that address.`)
  }
  const until = Date.parse(expiry)
  if (until <= now) throw new PublishRefusal(401, `Expired at ${expiry}: release again, by a clock that is right.`)
  if (until > now + longest) {
    const most = new Date(now + longest).toISOString()
    throw new PublishRefusal(401, `Counts until ${expiry}, and ${most} is the most that is allowed.`)
  }
}

const onThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** A site that is tried out on a machine has several addresses there. */
function isOwnSite(site: string, siteUrl: string): boolean {
  if (!URL.canParse(site)) return false
  const [asked, own] = [new URL(site), new URL(siteUrl)]
  return asked.origin === own.origin || (onThisMachine.test(asked.hostname) && onThisMachine.test(own.hostname))
}
