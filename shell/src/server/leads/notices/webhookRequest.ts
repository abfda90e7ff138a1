import { createHmac } from 'node:crypto'
import type { Webhook } from '../../configuration/noticeConfiguration.ts'
import { contactProperties, conversion } from './crmBodies.ts'
import type { NoticedLead } from './NoticeTarget.ts'
import { noticeText } from './noticeText.ts'

/** Discord refuses longer messages. */
const MAX_MESSAGE = 1900
/** In a message: what comes after the answers says until when and where somebody replies. */
const MAX_ANSWER = 1000

/** The request that tells a receiver of a lead; a text if this receiver has no use for this lead. */
export function webhookRequest(webhook: Webhook, lead: NoticedLead, deskUrl: string, now: number): Request | string {
  const body = bodyOf(webhook, lead, deskUrl)
  if (typeof body === 'string') return body
  const text = JSON.stringify(body)
  return new Request(addressOf(webhook), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': lead.key,
      ...credentials(webhook, text, now),
    },
    body: text,
  })
}

function bodyOf({ kind }: Webhook, lead: NoticedLead, deskUrl: string): object | string {
  const answers = Object.entries(lead.answers).map(([label, text]) => [label, cut(text, MAX_ANSWER)])
  const message = cut(noticeText({ ...lead, answers: Object.fromEntries(answers) }, deskUrl), MAX_MESSAGE)
  switch (kind) {
    case 'json':
      return { event: lead.isTest ? 'test' : 'lead', lead: { ...lead, known: undefined } }
    case 'slack':
      return { text: message.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') }
    case 'discord':
      return { content: message, allowed_mentions: { parse: [] } }
    case 'sheets':
      return { key: lead.key, values: sheetValues(lead) }
    case 'rdstation':
      return lead.email ? conversion(lead) : 'Este envio não tem e-mail, e o RD Station exige um.'
    case 'hubspot':
      return lead.email ? contactProperties(lead) : 'Este envio não tem e-mail, e o HubSpot exige um.'
  }
}

/** Not through an emoji: half of it is no text to some receivers. */
function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(/\p{Cs}$/u, '')}…` : text
}

/** Cells by column. A text that a spreadsheet could take for a formula begins with an apostrophe. */
function sheetValues({ number, form, receivedAt, name, email, phone, answers, origin }: NoticedLead) {
  const texts = {
    Formulário: form,
    Nome: name,
    'E-mail': email,
    Telefone: phone,
    Respostas: Object.entries(answers)
      .map((answer) => answer.join(': '))
      .join('\n'),
    Página: origin?.page ?? '',
    Campanha: Object.values(origin?.last?.campaign ?? {}).join(' '),
  }
  const safe = Object.entries(texts).map(([column, text]) => [column, text.replace(/^(?=\s*[=+\-@])/, "'")])
  return { Número: number, Recebido: receivedAt, ...Object.fromEntries(safe) }
}

function addressOf({ kind, url }: Webhook): string {
  // One request creates the contact or brings it up to date, however often it is sent.
  return kind === 'hubspot' ? new URL('/crm/v3/objects/contacts/batch/upsert', url).href : url
}

/** A receiver of ours checks the signature of the time and the body; HubSpot is told its own token. */
function credentials({ kind, secret }: Webhook, body: string, now: number): Record<string, string> {
  if (secret === undefined) return {}
  if (kind === 'hubspot') return { Authorization: `Bearer ${secret}` }
  const time = Math.floor(now / 1000)
  return { 'Webhook-Signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}` }
}
