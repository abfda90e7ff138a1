import type { DeskFacts } from '../desk/deskLeadOf.ts'
import { deskLeadOf, submissionOf } from '../desk/deskLeadOf.ts'
import { knownContact } from '../desk/knownContact.ts'
import { contactOf } from '../../database/tables/search/contactOf.ts'
import type { StoredLead } from '../store/StoredLead.ts'
import type { NoticedLead } from './NoticeTarget.ts'

/** What receivers are told of a lead. `requests` are all forms of its person, newest first. */
export function noticedLead(lead: StoredLead, requests: readonly StoredLead[], facts: DeskFacts): NoticedLead {
  const nothing = { notes: new Map(), troubles: new Map(), withheld: new Map(), confirmed: new Set<string>() }
  const { due } = deskLeadOf([lead], facts, nothing)
  const { number, form, receivedAt, name, email, phone, answers, origin } = submissionOf(lead, facts.forms)
  const { key, kind, verified: isVerified, advertising } = lead
  const others = requests.filter((one) => one.number !== number)
  const known = knownContact([lead, ...others].map(({ fields }) => contactOf(fields)))
  return {
    ...{ known, key, kind, isVerified, advertising, number, form, receivedAt },
    ...{ name, email, phone, answers, due, origin },
  }
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
