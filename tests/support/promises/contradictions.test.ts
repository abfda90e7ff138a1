import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { contradictions } from './contradictions.ts'
import { statementsOf } from './statementsOf.ts'

const found = (html: string, known = sampleEvidence) => contradictions(statementsOf(html), known)

it.each([
  { says: '<p>Seu site com agenda online no ar em 1 dia.</p>', problem: 'promises "Agenda online" in a day' },
  { says: '<p>Em 1 dia: imóveis com filtros no ar em 1 dia</p>', problem: 'promises "Catálogo com filtros" in a day' },
  { says: '<p>Site no ar em 1 dia, com Google e garantia.</p>', problem: 'promises a monthly service in a day' },
  { says: '<meta content="Site em 1 dia, com anúncios">', problem: 'promises a monthly service in a day' },
  { says: '<li>Agendamento de banho, só nos horários livres</li>', problem: 'sells "Agenda online" without its price' },
  { says: '<li>Depois: uma página por especialidade</li>', problem: 'sells "Página a mais" without its price' },
  { says: '<li>Briefing, com textos e fotos em mãos.</li>', problem: 'asks for what the price includes' },
  { says: '<li>Contam com acesso ao domínio em mãos.</li>', problem: 'asks for what the price includes' },
  { says: '<li>Cardápio com preços que você mesmo muda</li>', problem: 'contradicts the price of changes' },
  {
    says: '<p>Com pedidos custa mais: os preços iniciais estão lá.</p>',
    problem: 'refers to a price that it does not name',
  },
  {
    says: '<p>No exemplo de uma loja com um atendente, a economia é de R$&nbsp;30.396 por ano.</p>',
    problem: 'counts an attendant who stays',
  },
  { says: '<p>A hospedagem custa R$ 45.</p>', problem: 'names R$ 45, which is no price' },
  { says: '<p>O agente fica pronto em 36 horas.</p>', problem: 'names 36 horas, which nothing promises' },
  {
    says: '<script type="application/ld+json">{"a":[{"text":"Loja virtual em 1 dia"}]}</script>',
    problem: 'promises "Loja virtual" in a day',
  },
])('finds that a page $problem: $says', ({ says, problem }) => {
  expect(found(says)[0]).toMatch(problem)
})

it.each([
  '<p>Site no ar em 1 dia. À parte: Google, anúncios e agente de IA.</p>',
  '<li><span>Agendamento, só nos horários livres</span> <small>À parte: a partir de R$&nbsp;590</small></li>',
  '<p>Textos escritos por nós</p>',
  '<p>No cardápio com pedidos, à parte, você mesmo muda no painel.</p>',
  '<p>A proposta chega em até 24 horas.</p>',
  '<p>Custa a partir de R$ 2.490, em 15 dias úteis.</p>',
  '<script>const text = "Loja virtual em 1 dia"</script>',
])('finds nothing wrong with %s', (says) => {
  expect(found(says)).toEqual([])
})

it('knows no prices in an article, which gives advice, but finds its false promises', () => {
  const says = statementsOf('<p>Uma página por serviço rende R$ 45.</p><p>Nós fazemos: loja virtual no ar em 1 dia</p>')

  expect(contradictions(says, sampleEvidence, { advice: true })).toEqual([
    'promises "Loja virtual" in a day: loja virtual no ar em 1 dia',
  ])
})

it('allows in a day what the list includes', () => {
  const { offer } = sampleEvidence
  const booking = offer.apart.filter(({ feature }) => feature === 'booking')
  const rest = offer.apart.filter(({ feature }) => feature !== 'booking')
  const known = { ...sampleEvidence, offer: { ...offer, included: [...offer.included, ...booking], apart: rest } }

  expect(found('<p>Seu site com agenda online no ar em 1 dia.</p>', known)).toEqual([])
})
