import type { FormDefinition } from '@site/contracts/FormDefinition'
import { errorCode } from '../../database/errorCode.ts'
import type { SendMail } from '../../mail/createMailer.ts'
import type { NoticeTarget } from './NoticeTarget.ts'

type Options = {
  sendMail: SendMail
  brand: string
  siteUrl: string
  forms: () => readonly FormDefinition[]
  /** Values of the live releases' external services, by name. */
  services: () => Readonly<Record<string, string>>
  /** How many of these messages an address has had within a day. */
  sentTo: (email: string) => Promise<number>
}

/** Name of this receiver in the database. */
export const VISITOR = 'visitor'

/** Nobody asks for more in a day, but somebody may ask in another person's name. */
const MAX_PER_DAY = 3

/**
 * Sends visitors what a form has promised them: the address of what it offers. Only to whoever came with a form token, and
 * without a word of what was typed, so that nobody can send anything of their own to somebody else.
 */
export function visitorTarget({ sendMail, brand, siteUrl, forms, services, sentTo }: Options): NoticeTarget {
  function offerOf(kind: string) {
    const link = forms().find((form) => form.kind === kind)?.thanks.link
    const address = typeof link === 'object' ? services()[link.service] : undefined
    return typeof link === 'object' && address ? { label: link.label, url: new URL(address, siteUrl).href } : undefined
  }

  return {
    name: VISITOR,
    place: 'quem pediu o material',
    writesToVisitors: true,
    concerns: ({ kind, email, isVerified }) => isVerified && email !== '' && offerOf(kind) !== undefined,
    async send({ kind, email, key }) {
      const offer = offerOf(kind)
      try {
        if (!offer || (await sentTo(email)) >= MAX_PER_DAY) return undefined
        await sendMail({
          to: email,
          subject: `${brand}: o que você pediu`,
          text: `Olá!\n\nVocê pediu pelo nosso site. ${offer.label}:\n${offer.url}\n\nSe não foi você, ignore esta mensagem.\n\n${brand}\n${siteUrl}\n`,
          id: `${key}.offer@${new URL(siteUrl).hostname}`,
        })
        return undefined
      } catch (error) {
        return errorCode(error)
      }
    },
  }
}
