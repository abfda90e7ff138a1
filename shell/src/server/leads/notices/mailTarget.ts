import { errorCode } from '../../database/errorCode.ts'
import type { SendMail } from '../../mail/createMailer.ts'
import type { NoticeTarget } from './NoticeTarget.ts'
import { noticeText, noticeTitle } from './noticeText.ts'

type Options = { sendMail: SendMail; to: readonly string[]; deskUrl: string }

/** Tells people by e-mail, as plain text; an answer to the message goes to the person who has written. */
export function mailTarget({ sendMail, to, deskUrl }: Options): NoticeTarget {
  return {
    name: 'email',
    place: to.join(', '),
    async send(lead) {
      try {
        await sendMail({
          to,
          subject: `Novo lead: ${noticeTitle(lead)}`,
          text: noticeText(lead, deskUrl),
          ...(lead.email && { replyTo: { name: lead.name.replace(/\p{Cc}+/gu, ' '), address: lead.email } }),
          id: `${lead.key}.lead@${new URL(deskUrl).hostname}`,
        })
        return undefined
      } catch (error) {
        // Never the server's own words, which may quote the message.
        return errorCode(error)
      }
    },
  }
}
