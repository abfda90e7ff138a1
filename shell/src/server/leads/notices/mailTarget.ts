import { createTransport } from 'nodemailer'
import { errorCode } from '../../database/errorCode.ts'
import type { NoticeTarget } from './NoticeTarget.ts'
import { noticeText, noticeTitle } from './noticeText.ts'

type Options = {
  /** SMTP_URL: smtp://user:password@host:587 or smtps://… */
  smtpUrl: string
  from: string
  to: readonly string[]
  brand: string
  deskUrl: string
}

const TIMEOUT = 20_000

/** Tells people by e-mail, as plain text; an answer to the message goes to the person who has written. */
export function mailTarget({ smtpUrl, from, to, brand, deskUrl }: Options): NoticeTarget {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT, socketTimeout: TIMEOUT })
  return {
    name: 'email',
    place: to.join(', '),
    async send(lead) {
      try {
        await transport.sendMail({
          from: { name: brand, address: from },
          to: [...to],
          subject: `Novo lead: ${noticeTitle(lead)}`,
          text: noticeText(lead, deskUrl),
          ...(lead.email && { replyTo: { name: lead.name.replace(/\p{Cc}+/gu, ' '), address: lead.email } }),
          // Mail servers deliver a repeated message with the same id once.
          messageId: `<${lead.key}.lead@${new URL(deskUrl).hostname}>`,
        })
        return undefined
      } catch (error) {
        // Never the server's own words, which may quote the message.
        return errorCode(error)
      }
    },
  }
}
