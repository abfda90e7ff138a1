import type { LeadConfiguration } from '../../configuration/leadConfiguration.ts'
import { mailTarget } from './mailTarget.ts'
import type { NoticeTarget } from './NoticeTarget.ts'
import { visitorTarget } from './visitorTarget.ts'
import { webhookTarget } from './webhookTarget.ts'

type Configuration = Pick<LeadConfiguration, 'SMTP_URL' | 'MAIL_FROM' | 'LEADS_NOTIFY' | 'webhooks'>

type Facts = { brand: string; email: string; siteUrl: string; deskUrl: string } & Pick<
  Parameters<typeof visitorTarget>[0],
  'forms' | 'services' | 'sentTo'
>

/** Everybody who hears of leads. */
export function noticeTargets(
  { SMTP_URL: smtpUrl, MAIL_FROM, LEADS_NOTIFY: to, webhooks }: Configuration,
  { email, deskUrl, ...facts }: Facts,
): NoticeTarget[] {
  const from = MAIL_FROM ?? email
  const { brand } = facts
  return [
    ...(smtpUrl && to.length > 0 ? [mailTarget({ smtpUrl, from, to, brand, deskUrl })] : []),
    ...(smtpUrl ? [visitorTarget({ ...facts, smtpUrl, from })] : []),
    ...webhooks.map((webhook) => webhookTarget(webhook, deskUrl)),
  ]
}
