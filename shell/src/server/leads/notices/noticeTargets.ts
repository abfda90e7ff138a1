import type { LeadConfiguration } from '../../configuration/leadConfiguration.ts'
import type { SendMail } from '../../mail/createMailer.ts'
import { conversionTarget } from './conversions/conversionTarget.ts'
import { mailTarget } from './mailTarget.ts'
import { CONFIRMATION, confirmationTarget, type ConfirmationFacts, isSubscription } from './confirmationTarget.ts'
import type { NoticeTarget } from './NoticeTarget.ts'
import { VISITOR, visitorTarget } from './visitorTarget.ts'
import { webhookTarget } from './webhookTarget.ts'

type Configuration = Pick<LeadConfiguration, 'LEADS_NOTIFY' | 'webhooks' | 'conversions'>

type Facts = {
  brand: string
  siteUrl: string
  deskUrl: string
  /** Undefined where the server cannot send e-mail. */
  sendMail: SendMail | undefined
  /** How many messages of a receiver an address has had within a day. */
  sentTo: (target: string, email: string) => Promise<number>
} & Pick<Parameters<typeof visitorTarget>[0], 'services'> &
  ConfirmationFacts

/** Everybody who hears of leads. */
export function noticeTargets(
  { LEADS_NOTIFY: to, webhooks, conversions }: Configuration,
  { sendMail, deskUrl, ...facts }: Facts,
): NoticeTarget[] {
  const sentTo = (target: string) => (email: string) => facts.sentTo(target, email)
  /** Where people can be asked, a program that writes to them hears only of subscriptions that they have confirmed. */
  const confirmedOnly = (target: NoticeTarget): NoticeTarget => ({
    ...target,
    concerns: async (lead) =>
      (!isSubscription(lead, facts.forms()) || (await facts.isConfirmed(lead.key))) &&
      ((await target.concerns?.(lead)) ?? true),
  })
  const programs = [...webhooks.map((webhook) => webhookTarget(webhook, deskUrl)), ...conversions.map(conversionTarget)]
  return [
    ...(sendMail && to.length > 0 ? [mailTarget({ sendMail, to, deskUrl })] : []),
    ...(sendMail ? [visitorTarget({ ...facts, sendMail, sentTo: sentTo(VISITOR) })] : []),
    ...(sendMail ? [confirmationTarget({ ...facts, sendMail, sentTo: sentTo(CONFIRMATION) })] : []),
    ...(sendMail ? programs.map(confirmedOnly) : programs),
  ]
}
