import type { DeskChange } from '@site/contracts/LeadDesk'
import type { DeskState } from '../store/StoredLead.ts'
import { untouched } from '../testing/sampleLead.ts'
import { applyChange } from './applyChange.ts'

const step = { text: 'Ligar', on: '2026-03-12' }

it.each<{
  what: string
  state?: Partial<DeskState>
  change: Partial<DeskChange>
  next: Partial<DeskState>
  said: string[]
}>([
  {
    what: 'a stage, which answers the lead',
    change: { stage: 'talking' },
    next: { stage: 'talking', version: 1, answeredAt: 99 },
    said: ['stage: Novo → Em conversa'],
  },
  {
    what: 'a later stage, which keeps when it was answered',
    state: { stage: 'talking', version: 3, answeredAt: 50 },
    change: { stage: 'won' },
    next: { stage: 'won', version: 4, answeredAt: 50 },
    said: ['stage: Em conversa → Ganho'],
  },
  {
    what: 'the first stage again',
    state: { stage: 'talking', version: 3, answeredAt: 50 },
    change: { stage: 'new' },
    next: { stage: 'new', version: 4, answeredAt: 50 },
    said: ['stage: Em conversa → Novo'],
  },
  {
    what: 'an owner',
    change: { owner: 'Bia' },
    next: { owner: 'Bia', version: 1, answeredAt: 0 },
    said: ['owner: ninguém → Bia'],
  },
  {
    what: 'no owner',
    state: { owner: 'Bia' },
    change: { owner: '' },
    next: { owner: '' },
    said: ['owner: Bia → ninguém'],
  },
  { what: 'a step', change: { step }, next: { step }, said: ['step: Ligar (12/03/2026)'] },
  { what: 'no step', state: { step }, change: { step: null }, next: { step: null }, said: ['step: nenhum'] },
  {
    what: 'several at once',
    change: { stage: 'lost', owner: 'Bia' },
    next: { stage: 'lost', owner: 'Bia', version: 1 },
    said: ['stage: Novo → Perdido', 'owner: ninguém → Bia'],
  },
  {
    what: 'what is so already',
    state: { owner: 'Bia' },
    change: { owner: 'Bia', stage: 'new' },
    next: { version: 0 },
    said: [],
  },
])('changes $what', ({ state, change, next, said }) => {
  const before = { ...untouched, ...state }
  const applied = applyChange(before, { version: before.version, ...change }, 99)

  expect(applied?.next).toMatchObject(next)
  expect(applied?.entries.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(said)
})

it.each([0, 2])('changes nothing that was seen in version %i, when it is the first', (version) => {
  expect(applyChange({ ...untouched, version: 1 }, { version, stage: 'won' }, 99)).toBeUndefined()
})
