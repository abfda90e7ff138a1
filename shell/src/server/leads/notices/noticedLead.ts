import type { DeskFacts } from '../desk/deskLeadOf.ts'
import { deskLeadOf } from '../desk/deskLeadOf.ts'
import type { StoredLead } from '../store/LeadStore.ts'
import type { NoticedLead } from './NoticeTarget.ts'

/** What receivers are told of a lead. */
export function noticedLead(lead: StoredLead, facts: DeskFacts): NoticedLead {
  const nothing = { notes: new Map(), troubles: new Map(), withheld: new Map(), confirmed: new Set<string>() }
  const shown = deskLeadOf([lead], facts, nothing)
  const { number, form, receivedAt, name, email, phone, answers, due, origin } = shown
  const { key, kind, verified: isVerified, advertising } = lead
  return { key, kind, isVerified, advertising, number, form, receivedAt, name, email, phone, answers, due, origin }
}

/** Somebody who does not exist, for trying whether notices arrive. */
export function testLead(now: number): NoticedLead {
  return {
    isTest: true,
    key: `test-${now}`,
    kind: 'test',
    isVerified: false,
    number: 0,
    form: 'Teste de aviso',
    receivedAt: new Date(now).toISOString(),
    name: 'Pessoa de Teste',
    email: 'teste@exemplo.com.br',
    phone: '+55 11 90000-0000',
    answers: { Mensagem: 'Se você lê isto, os avisos chegam.' },
    due: null,
    origin: null,
  }
}
