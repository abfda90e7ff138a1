import type { LeadConfiguration } from '../../configuration/leadConfiguration.ts'
import type { SendMail } from '../../mail/createMailer.ts'
import { mailTarget } from './mailTarget.ts'
import type { NoticeTarget } from './NoticeTarget.ts'
import { visitorTarget } from './visitorTarget.ts'
import { webhookTarget } from './webhookTarget.ts'

type Configuration = Pick<LeadConfiguration, 'LEADS_NOTIFY' | 'webhooks'>

type Facts = {
  brand: string
  siteUrl: string
  deskUrl: string
  /** Undefined where the server cannot send e-mail. */
  sendMail: SendMail | undefined
} & Pick<Parameters<typeof visitorTarget>[0], 'forms' | 'services' | 'sentTo'>

/** Everybody who hears of leads. */
export function noticeTargets(
  { LEADS_NOTIFY: to, webhooks }: Configuration,
  { sendMail, deskUrl, ...facts }: Facts,
): NoticeTarget[] {
  return [
    ...(sendMail && to.length > 0 ? [mailTarget({ sendMail, to, deskUrl })] : []),
    ...(sendMail ? [visitorTarget({ ...facts, sendMail })] : []),
    ...webhooks.map((webhook) => webhookTarget(webhook, deskUrl)),
  ]
}
