import type { Offer } from '@site/contracts/Evidence'
import { emailReplyTime } from '@site/contracts/emailReplyTime'
import { hoursInSentence } from '@site/contracts/openingHours'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { briefingTime, replyTime } from '@site/contracts/siteNumbers'

type ContactQuestion = {
  question: string
  answer: string
  /** What it is about; the chat gives the same answer to other words. */
  topic: 'replyTime' | 'bring' | 'quote' | 'location'
}

/** Questions before the first contact, shown as disclosures and as structured data. */
export const contactQuestions = (
  site: Pick<SiteFacts, 'openingHours' | 'numbers'>,
  offer: Pick<Offer, 'briefing'> | undefined,
): readonly ContactQuestion[] => [
  {
    topic: 'replyTime',
    question: 'Em quanto tempo vocês respondem?',
    answer: `No WhatsApp, em até ${replyTime(site)} no horário comercial: ${hoursInSentence(site.openingHours)}. Propostas por e-mail chegam ${emailReplyTime}.`,
  },
  {
    topic: 'bring',
    question: 'O que preciso ter em mãos para começar?',
    answer: `${offer?.briefing ?? 'O nome do negócio e o que você vende.'} O resto perguntamos em um briefing de ${briefingTime(site)}.`,
  },
  {
    topic: 'quote',
    question: 'O orçamento custa alguma coisa?',
    answer: 'Não. O orçamento é gratuito, tem preço fechado e não obriga a nada.',
  },
  {
    topic: 'location',
    question: 'Vocês atendem em outras cidades?',
    answer: 'Sim. Atendemos em todo o Brasil e clientes em outros países, por WhatsApp e chamada de vídeo.',
  },
]
