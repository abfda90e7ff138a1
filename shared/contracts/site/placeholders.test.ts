import { sampleEvidence } from '../evidence/sampleEvidence.ts'
import { filled, fillIn, placeholderNames, placeholdersIn } from './placeholders.ts'
import { usualNumbers } from './siteNumbers.ts'

const site = { openingHours: 'Mo-Fr 08:00-18:00', evidence: sampleEvidence }
const slower = {
  ...site,
  numbers: { ...usualNumbers, siteDays: 2, replyHours: 1, sites: 350, agentStepHours: 1, emailHours: 1 },
}

it.each([
  { text: 'no ar em {prazo}', usual: 'no ar em 1 dia', other: 'no ar em 2 dias' },
  { text: 'NO AR EM {PRAZO}', usual: 'NO AR EM 1 DIA', other: 'NO AR EM 2 DIAS' },
  { text: 'em até {prazoEmHoras}', usual: 'em até 24 horas', other: 'em até 48 horas' },
  { text: 'em até {resposta}', usual: 'em até 2 horas', other: 'em até 1 hora' },
  {
    text: 'em {prazoDoAgente}, três de {etapaDoAgente}',
    usual: 'em 72 horas, três de 24h',
    other: 'em 3 horas, três de 1h',
  },
  { text: '{etapaEmHoras}', usual: '24 horas', other: '1 hora' },
  {
    text: 'chega {proposta}',
    usual: 'chega em até 24 horas, contadas nos dias de atendimento',
    other: 'chega em até 1 hora, contadas nos dias de atendimento',
  },
  { text: 'mais de {sites} sites', usual: 'mais de 200 sites', other: 'mais de 350 sites' },
  { text: 'economia de {economia}', usual: 'economia de R$\u00a030.396', other: 'economia de R$\u00a030.396' },
  {
    text: '{semFidelidade}',
    usual: sampleEvidence.guarantees.freeToLeave.claim,
    other: sampleEvidence.guarantees.freeToLeave.claim,
  },
  { text: '{outro} e {precos}', usual: '{outro} e {precos}', other: '{outro} e {precos}' },
])('fills in $text', ({ text, usual, other }) => {
  expect([fillIn(text, site), fillIn(text, slower)]).toEqual([usual, other])
})

it('leaves what is not known in a text as it is', () => {
  expect(fillIn('{semFidelidade}', { openingHours: '' })).toBe('{semFidelidade}')
})

it('fills in all texts of a value', () => {
  expect(filled({ a: ['{prazo}', 1], b: { c: true, d: '{sites}' } }, slower)).toEqual({
    a: ['2 dias', 1],
    b: { c: true, d: '350' },
  })
})

it('finds the names in a text', () => {
  expect(placeholdersIn('{prazo} ou {xis}, { prazo } e {}')).toEqual(['prazo', 'xis'])
  expect(placeholderNames).toContain('prazo')
})

it('leaves none in the samples', () => {
  expect(placeholdersIn(JSON.stringify(sampleEvidence))).toEqual([])
})
