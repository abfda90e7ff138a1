import type { Release } from '@site/contracts/Release'
import { sampleRelease, sampleShell } from '../testing/sampleRelease.ts'
import { incompatibility } from './compatibility.ts'

const shell = sampleShell({
  id: 'aaaaaaaaaaaaaaaa',
  contract: 3,
  provides: {
    react: { version: '19.3.1', names: ['useState', 'useId'] },
    early: { version: '2.0.0-rc.1', names: [] },
    '@site/contracts/useSite': { version: '3.5.0', names: ['useSite'] },
    '@site/design/islands/island': { version: '1.4.0', names: ['island'] },
  },
})

it.each<Pick<Release, 'understands' | 'uses'>>([
  { understands: '^3', uses: {} },
  { understands: '^2', uses: {} },
  { understands: '^1 || ^2', uses: { react: { range: '^19.3.0', names: ['useState', 'useId'] } } },
  { understands: '>=1', uses: { react: { range: '19.3.1', names: [] }, early: { range: '>=1', names: [] } } },
])('accepts a release that understands $understands and uses $uses', ({ understands, uses }) => {
  expect(incompatibility(sampleRelease({}, { understands, uses }), shell)).toBeUndefined()
})

const own = (range: string, ...names: string[]) => ({ '@site/contracts/useSite': { range, names } })
it.each(['^3.0.0', '^3.5.0', '^2.0.0', '^2.9.0', '~2.0.1', '2.0.0', '^2 || ^3', '>=1'])(
  "accepts a release with the site's own packages in %s, of this major version or the one before",
  (range) => {
    expect(incompatibility(sampleRelease({}, { uses: own(range, 'useSite') }), shell)).toBeUndefined()
  },
)

it.each([
  ...['^1.0.0', '^4.0.0', '^3.6.0'].map((range) => ({
    uses: own(range, 'useSite'),
    message: `wants @site/contracts/useSite ${range}, and shell`,
  })),
  { uses: own('^2.0.0', 'useAgency'), message: 'uses `useAgency` of @site/contracts/useSite ^2.0.0' },
  // There is no version before the first.
  { uses: { '@site/design/islands/island': { range: '^0.9.0', names: [] } }, message: 'offers 1.4.0' },
])('lets one that $message wait', ({ uses, message }) => {
  expect(incompatibility(sampleRelease({}, { uses }), shell)?.message).toContain(message)
})

const react = (range: string, ...names: string[]) => ({ react: { range, names } })
it.each<Pick<Release, 'understands' | 'uses'> & { why: string; message: string }>([
  {
    understands: '^1',
    uses: {},
    why: 'contract',
    message: 'understands contract ^1, and shell aaaaaaaaaaaaaaaa speaks 3 and 2',
  },
  { understands: '^4', uses: {}, why: 'contract', message: 'understands contract ^4' },
  {
    understands: '^2',
    uses: react('^20'),
    why: 'behind',
    message: 'wants react ^20, and shell aaaaaaaaaaaaaaaa offers 19.3.1',
  },
  { understands: '^2', uses: react('^19.4.0'), why: 'behind', message: 'wants react ^19.4.0' },
  {
    understands: '^2',
    uses: { preact: { range: '^10', names: [] } },
    why: 'behind',
    message: 'which shell aaaaaaaaaaaaaaaa does not offer',
  },
  { understands: '^2', uses: react('^19', 'useState', 'use'), why: 'behind', message: 'uses `use` of react ^19' },
])(
  'lets one that understands $understands and uses $uses wait for another shell: $message',
  ({ understands, uses, why, message }) => {
    const problem = incompatibility(sampleRelease({}, { understands, uses }), shell)

    expect(problem).toMatchObject({ kind: 'not yet', why, message: expect.stringContaining(message) })
  },
)
