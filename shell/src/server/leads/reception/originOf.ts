import { type LeadOrigin, leadOrigin } from '@site/contracts/LeadDesk'
import { readTouch } from '@site/contracts/leadOrigin'
import * as v from 'valibot'

/** Where a lead says that it comes from: only what has the right shape, and never a reason to refuse it. */
export function originOf(header: string | undefined): LeadOrigin | undefined {
  try {
    const { success, output } = v.safeParse(leadOrigin, JSON.parse(decodeURIComponent(header ?? '')))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** The same for a plain form, whose browser names the page that it is on, with its query. */
export function originOfReferrer(
  referrer: string | undefined,
  conversation: string | undefined,
): LeadOrigin | undefined {
  if (!referrer) return undefined
  const { page, campaign } = readTouch(referrer, '')
  const { success, output } = v.safeParse(leadOrigin, {
    page,
    button: conversation,
    ...(campaign && { last: { page, campaign } }),
  })
  return success && page ? output : undefined
}
