import type { Webhook } from '../../configuration/noticeConfiguration.ts'
import { deliver } from '../forwarding/forwardLead.ts'
import { usualAnswerHost } from '../forwarding/forwardTarget.ts'
import type { NoticeTarget } from './NoticeTarget.ts'
import { webhookRequest } from './webhookRequest.ts'

/** Tells a program, in the form that it understands. */
export function webhookTarget(webhook: Webhook, deskUrl: string, now = Date.now): NoticeTarget {
  return {
    name: webhook.name,
    place: new URL(webhook.url).host,
    async send(lead) {
      const request = webhookRequest(webhook, lead, deskUrl, now())
      if (typeof request === 'string') return request
      return deliver(request, { acknowledgement: { by: 'http' }, answerHost: usualAnswerHost(webhook.url) })
    },
  }
}
