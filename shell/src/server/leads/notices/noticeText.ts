import { inSaoPaulo } from '@site/contracts/inSaoPaulo'
import type { NoticedLead } from './NoticeTarget.ts'

/** A moment in São Paulo, as people write it: 27/11 às 16:32. */
function momentInWords(moment: string): string {
  const [, month = '', day = '', time = ''] = /^\d+-(\d+)-(\d+)T(\d+:\d+)/.exec(inSaoPaulo(Date.parse(moment))) ?? []
  return `${day}/${month} às ${time}`
}

/** What a lead is called in one line: who, and about what. */
export function noticeTitle({ name, email, phone, form, isTest, known }: NoticedLead): string {
  const who = (name || known?.name || email || phone || 'Alguém').replace(/\s+/g, ' ').slice(0, 80)
  return `${isTest ? 'Teste: ' : ''}${who} (${form})`
}

/** A lead as plain text, one fact a line, with the address where somebody answers it. */
export function noticeText(lead: NoticedLead, deskUrl: string): string {
  const { email, phone, answers, due, origin, known } = lead
  const campaign = Object.entries(origin?.last?.campaign ?? origin?.first?.campaign ?? {}).map((part) => part.join('='))
  const lines: [string, string][] = [
    ['Telefone', phone],
    ['Telefone, de outro envio', phone ? '' : (known?.phone ?? '')],
    ['E-mail', email],
    ['E-mail, de outro envio', email ? '' : (known?.email ?? '')],
    ...Object.entries(answers),
    ['Página', origin?.page ?? ''],
    ['Veio de', origin?.first?.referrer ?? ''],
    ['Campanha', campaign.join(' ')],
    ['Responder até', due ? momentInWords(due) : ''],
  ]
  const facts = lines.filter(([, text]) => text !== '').map((line) => line.join(': '))
  return [noticeTitle(lead), ...facts, '', deskUrl].join('\n')
}
