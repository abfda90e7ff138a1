import type { ViewSeries } from '@site/contracts/SiteReleases'
import { idFrom, partWith, releaseOf } from '../testing/sampleReleases.ts'
import { comparedShares, describedChart, viewMeasures } from './viewMeasures.ts'

const series = (letter: string, ...hours: ViewSeries['hours']): ViewSeries => ({
  release: idFrom(letter),
  measure: 'error',
  hours,
})
const part = (...views: ViewSeries[]) =>
  partWith([releaseOf('c', 'canary'), releaseOf('b', 'live'), releaseOf('a', 'former')], { former: idFrom('a'), views })

it.each([
  { what: 'the live release alone', views: [series('b', [47, 1000, 4])], text: '0,4%' },
  {
    what: 'it and the former one',
    views: [series('b', [46, 500, 4], [47, 500, 0]), series('a', [1, 1000, 3])],
    text: '0,4% (antes 0,3%)',
  },
  {
    what: 'all three',
    views: [series('c', [47, 10, 1]), series('b', [47, 10, 0]), series('a', [1, 10, 2])],
    text: '0,0% (antes 20,0%, em teste 10,0%)',
  },
  { what: 'the former one alone', views: [series('a', [1, 10, 2])], text: 'sem visitas (antes 20,0%)' },
])('describes $what: $text', ({ views, text }) => {
  const [measured] = viewMeasures(part(...views))

  expect(measured && comparedShares(measured)).toBe(text)
})

it('omits releases without views', () => {
  expect(viewMeasures(part())).toEqual([])
  expect(viewMeasures(part(series('b', [47, 0, 0])))).toEqual([])
})

it('keeps the measures in a fixed order', () => {
  const of = (measure: ViewSeries['measure']) => ({ ...series('b', [47, 1, 0]), measure })

  expect(viewMeasures(part(of('silent'), of('cls'), of('error'))).map(({ label }) => label)).toEqual([
    'Erros',
    'Página que pula',
    'Sem notícia',
  ])
})

it('describes a chart in words', () => {
  const [measured] = viewMeasures(part(series('b', [47, 1000, 4]), series('a', [1, 1, 0])))

  expect(measured && describedChart(measured)).toBe(
    'Erros nas últimas 48 horas: no ar 0,4% de 1.000 visitas; anterior 0,0% de 1 visita.',
  )
})
