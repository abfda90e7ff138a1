import type { Advertising } from '@site/contracts/advertising'
import { advertisingText, consentQuestions } from './consentQuestions.ts'

const meta = { company: 'meta', id: '1234567' } as const
const google = { company: 'google', id: 'AW-1' } as const

it.each<Advertising & { says: string }>([
  { tags: [meta], leads: [], says: 'a Meta fica sabendo da sua visita, para' },
  { tags: [meta, google], leads: [], says: 'a Meta e o Google ficam sabendo da sua visita, para' },
  { tags: [], leads: ['google'], says: 'o Google fica sabendo do formulário que você enviar, para' },
  {
    tags: [google],
    leads: ['meta'],
    says: 'a Meta e o Google ficam sabendo da sua visita e do formulário que você enviar, para',
  },
])('says who learns what: $says', ({ says, ...advertising }) => {
  expect(advertisingText(advertising)).toContain(`Com a sua permissão, ${says}`)
})

it.each([
  { analyticsId: '', advertising: undefined, asked: [] },
  { analyticsId: 'G-1', advertising: undefined, asked: ['Privacidade'] },
  { analyticsId: '', advertising: { tags: [meta], leads: [] }, asked: ['Anúncios'] },
  { analyticsId: 'G-1', advertising: { tags: [], leads: ['meta'] as const }, asked: ['Privacidade', 'Anúncios'] },
])('asks apart for each purpose: $asked', ({ analyticsId, advertising, asked }) => {
  const questions = consentQuestions({ services: { leadUrl: '/leads', analyticsId }, advertising })

  expect(questions.map(({ label }) => label)).toEqual(asked)
})
