import type { LeadConfiguration } from '../../configuration/leadConfiguration.ts'
import { mailTarget } from './mailTarget.ts'
import type { NoticeTarget } from './NoticeTarget.ts'
import { webhookTarget } from './webhookTarget.ts'

type Configuration = Pick<LeadConfiguration, 'SMTP_URL' | 'MAIL_FROM' | 'LEADS_NOTIFY' | 'webhooks'>

type Facts = { brand: string; email: string; deskUrl: string }

/** Everybody who hears of leads. */
export function noticeTargets(
  { SMTP_URL: smtpUrl, MAIL_FROM, LEADS_NOTIFY: to, webhooks }: Configuration,
  { brand, email, deskUrl }: Facts,
): NoticeTarget[] {
  const from = MAIL_FROM ?? email
  return [
    ...(smtpUrl && to.length > 0 ? [mailTarget({ smtpUrl, from, to, brand, deskUrl })] : []),
    ...webhooks.map((webhook) => webhookTarget(webhook, deskUrl)),
  ]
}
