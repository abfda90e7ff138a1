import type { DeskState, NewLead } from '../store/StoredLead.ts'

/** A fictitious lead for tests. */
export function sampleLead(changes: Partial<NewLead> = {}): NewLead {
  return {
    key: 'key-00000001',
    kind: 'question',
    fields: { name: 'Ana Exemplo', email: 'Ana@Exemplo.com.br', phone: '(11) 90000-0000', message: 'Quero um site.' },
    consent: { version: '2026-01-01', purpose: 'responder à mensagem', givenAt: 1_763_000_000_000 },
    receivedAt: 1_763_000_001_000,
    verified: true,
    ...changes,
  }
}

/** A lead that nobody of the agency has touched. */
export const untouched: DeskState = { stage: 'new', owner: '', step: null, version: 0, answeredAt: 0 }
