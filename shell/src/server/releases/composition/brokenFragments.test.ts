import type { FragmentFault } from '../../rendering/fragments/FragmentProblem.ts'
import { brokenFragments, fragmentNotices } from './brokenFragments.ts'

const page = (id: string) => ({ name: 'mfe-page', id })
const shop = (id: string, components: readonly string[] = ['Prices']) => ({
  ...{ name: 'mfe-shop', id },
  fragments: { entry: 'browser/f.js', mount: [], exposes: Object.fromEntries(components.map((one) => [one, []])) },
})
const problem = (fault: FragmentFault) => ({ name: 'mfe-shop/Prices', on: '/cursos', fault, reason: 'is no use' })

const former = [page('1'), shop('1')]
const breaks = 'would break /cursos of mfe-page: its fragment Prices is no use.'
const misuse = '/cursos: the fragment mfe-shop/Prices is no use.'

it.each<{ what: string; fault: FragmentFault; releases: typeof former; before?: typeof former; blames?: string }>([
  { what: 'a new shop refuses what it took', fault: 'refused', releases: [page('1'), shop('2')], blames: breaks },
  { what: 'a new shop throws', fault: 'failed', releases: [page('1'), shop('2')], blames: breaks },
  { what: 'a new shop never ends', fault: 'trouble', releases: [page('1'), shop('2')], blames: breaks },
  { what: 'a new shop has it no more', fault: 'missing', releases: [page('1'), shop('2', [])], blames: breaks },
  { what: 'both are new, and the shop had it', fault: 'failed', releases: [page('2'), shop('2')], blames: breaks },
  { what: 'a new page gives wrong props', fault: 'refused', releases: [page('2'), shop('1')], blames: misuse },
  { what: 'at the first start', fault: 'refused', releases: former, before: [], blames: misuse },
  { what: 'a new page places what is not there yet', fault: 'missing', releases: [page('2'), shop('1', [])] },
  { what: 'a new page meets a broken one', fault: 'failed', releases: [page('2'), shop('1')] },
  { what: 'the shop is taken off the site', fault: 'missing', releases: [page('1')] },
  { what: 'nothing is new', fault: 'refused', releases: former },
  {
    what: 'a new shop has it for the first time',
    fault: 'failed',
    releases: [page('1'), shop('2')],
    before: [page('1'), shop('1', [])],
  },
])('$what: blames $blames', ({ fault, releases, before = former, blames }) => {
  const found = brokenFragments({ part: 'mfe-page', problems: [problem(fault)], releases, former: before })

  expect(found.map((failed) => failed.problem.message)).toEqual(blames ? [blames] : [])
  expect(found.map((failed) => failed.name)).toEqual(blames ? [blames === breaks ? 'mfe-shop' : 'mfe-page'] : [])
  expect(found.map((failed) => failed.problem.kind)).toEqual(blames ? [fault === 'trouble' ? 'trouble' : 'bad'] : [])
})

it.each<{ fault: FragmentFault; kind: string }>([
  { fault: 'failed', kind: 'bad' },
  { fault: 'missing', kind: 'bad' },
  { fault: 'trouble', kind: 'trouble' },
])('a new release is blamed for its own fragment on its own page: $fault', ({ fault, kind }) => {
  const problems = [{ ...problem(fault), on: '/loja' }]
  const blamed = (releases: typeof former) =>
    brokenFragments({ part: 'mfe-shop', problems, releases, former: [shop('1', [])] })

  expect(blamed([shop('2', [])])).toMatchObject([
    { name: 'mfe-shop', problem: { kind, message: '/loja: the fragment mfe-shop/Prices is no use.' } },
  ])
  expect(blamed([shop('1', [])])).toEqual([])
})

it('says once which fragment a page stands without', () => {
  expect(fragmentNotices([problem('failed'), { ...problem('failed'), on: '/cursos/1' }])).toEqual([
    '/cursos/1 stands without mfe-shop/Prices, which is no use.',
  ])
})
