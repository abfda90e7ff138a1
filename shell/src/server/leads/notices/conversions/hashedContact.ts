import { createHash } from 'node:crypto'
import { readEmail } from '@site/contracts/emailAddress'
import { phoneDigits } from '../../../database/tables/search/contactOf.ts'

/** An address as companies compare it: the one that was written, in small letters. */
export const comparableEmail = (text: string): string | undefined => readEmail(text)?.toLowerCase()

/** The same for Google, whose own mailboxes are the same with and without full stops. */
export function googleEmail(text: string): string | undefined {
  const [name = '', domain = ''] = comparableEmail(text)?.split('@') ?? []
  if (!domain) return undefined
  return `${/^(gmail|googlemail)\.com$/.test(domain) ? name.replaceAll('.', '') : name}@${domain}`
}

/** A telephone number in E.164: +5511900000000. A nationwide one (0800) has no such form, and is nobody's. */
export function internationalPhone(text: string): string | undefined {
  const digits = phoneDigits(text)
  return /^[1-9]\d{9,14}$/.test(digits) ? `+${digits}` : undefined
}

/** What is handed on of an address or a number: whoever has the same can recognise it, and nobody can read it. */
export const hashed = (text: string) => createHash('sha256').update(text).digest('hex')
