import type { FormDefinition } from '@site/contracts/FormDefinition'
import { errorCode } from '../../database/errorCode.ts'
import type { SendMail } from '../../mail/createMailer.ts'
import { confirmationPath } from '../reception/confirmationRoutes.ts'
import type { NoticedLead, NoticeTarget } from './NoticeTarget.ts'

export type ConfirmationFacts = {
  forms: () => readonly FormDefinition[]
  /** Whether a lead is confirmed already. */
  isConfirmed: (key: string) => Promise<boolean>
  /** A new secret, which confirms this lead once. */
  tokenFor: (key: string) => Promise<string>
}

type Options = ConfirmationFacts & {
  sendMail: SendMail
  brand: string
  siteUrl: string
  /** How many of these messages an address has had within a day. */
  sentTo: (email: string) => Promise<number>
}

/** Name of this receiver in the database. */
export const CONFIRMATION = 'confirmation'

/** Nobody asks for more in a day, but somebody may ask in another person's name. */
const MAX_PER_DAY = 3

/** Whether a lead is a subscription, which counts only once its person has confirmed it. */
export const isSubscription = (
  { kind, email }: Pick<NoticedLead, 'kind' | 'email'>,
  forms: readonly FormDefinition[],
) => email !== '' && forms.find((form) => form.kind === kind)?.basis === 'consent'

/** Asks whoever has subscribed whether it was they. Without a word of what was typed, as to whoever asks for a material. */
export function confirmationTarget({ sendMail, brand, siteUrl, sentTo, ...facts }: Options): NoticeTarget {
  return {
    name: CONFIRMATION,
    place: 'quem assinou, para confirmar',
    writesToVisitors: true,
    concerns: async (lead) =>
      lead.isVerified && isSubscription(lead, facts.forms()) && !(await facts.isConfirmed(lead.key)),
    async send({ email, key, form }) {
      try {
        if ((await sentTo(email)) >= MAX_PER_DAY) return undefined
        const link = new URL(confirmationPath + (await facts.tokenFor(key)), siteUrl).href
        await sendMail({
          to: email,
          subject: `${brand}: confirme a sua inscrição`,
          text: `Olá!\n\nAlguém pediu “${form}” com este e-mail no nosso site. Se foi você, confirme:\n${link}\n\nO link vale por 30 dias. Se não foi você, ignore esta mensagem: sem confirmação, não escrevemos mais.\n\n${brand}\n${siteUrl}\n`,
          id: `${key}.confirmation@${new URL(siteUrl).hostname}`,
        })
        return undefined
      } catch (error) {
        return errorCode(error)
      }
    },
  }
}
