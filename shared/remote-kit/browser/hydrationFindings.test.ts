import { hydrationFindings } from './hydrationFindings.ts'
import type { Visit } from './visitPage.ts'

const islands = { hydrated: 2, failed: [], waiting: [], replaced: [] }
const visit = (path: string, change: Partial<Visit> = {}): Visit => ({
  path,
  status: 200,
  islands,
  problems: [],
  ...change,
})
const thrown = { rule: 'page error', message: 'Error: no sound', files: ['7.abc.js', '8.def.js'] } as const
const failed = visit('/shop', {
  islands: { ...islands, failed: ['Basket'] },
  problems: [{ ...thrown, files: [...thrown.files] }],
})
const sources = new Map([['8.def.js', 'src/basket/Basket.tsx']])
const findings = (visits: Visit[], live: Visit[] = []) =>
  hydrationFindings({ visits, live: new Map(live.map((one) => [one.path, one])), sources })

it('reports nothing for pages whose islands are all hydrated', () => {
  expect(findings([visit('/shop'), visit('/shop/a')])).toEqual([])
})

it('refuses an island that throws, with its source, its page and the message', () => {
  expect(findings([failed])).toEqual([
    {
      kind: 'refusal',
      rule: 'hydration',
      file: 'src/basket/Basket.tsx',
      reason:
        'On /shop, the island "Basket" fails: Error: no sound. Fix what throws or never ends: "npm run dev" shows it with readable names.',
    },
  ])
})

it.each<{ what: string; seen: Partial<Visit>; rule: string; file: string; reason: RegExp }>([
  {
    what: 'an error outside of all islands',
    seen: { problems: [{ ...thrown, files: ['9.ghi.js'] }] },
    rule: 'page error',
    file: '9.ghi.js',
    reason: /^On \/shop, Error: no sound\. Fix/,
  },
  {
    what: 'an island that waits for ever',
    seen: { islands: { ...islands, waiting: ['Basket', 'page', ''] } },
    rule: 'hydration',
    file: '/shop',
    reason: /the island "Basket" is not hydrated, the page itself is not hydrated.*, an island is not hydrated\. F/,
  },
  {
    what: "HTML that differs from the server's",
    seen: {
      islands: { ...islands, replaced: ['Basket'] },
      problems: [{ rule: 'hydration', message: 'something else', files: [] }],
    },
    rule: 'hydration',
    file: '/shop',
    reason: /the island "Basket" is recreated: something else\. F/,
  },
  {
    what: 'a failed load',
    seen: { problems: [{ rule: 'failed load', message: 'https://a.example/b.json answers 404', files: [] }] },
    rule: 'failed load',
    file: '/shop',
    reason: /^On \/shop, https:\/\/a\.example\/b\.json answers 404\. Release it/,
  },
  {
    what: 'an error on the console',
    seen: { problems: [{ rule: 'console error', message: 'Refused by the policy.', files: [] }] },
    rule: 'console error',
    file: '/shop',
    reason: /^On \/shop, Refused by the policy\. Fix/,
  },
  {
    what: 'a library that writes HTML',
    seen: {
      problems: [
        { rule: 'page error', message: "Failed to execute 'createPolicy' on 'TrustedTypePolicyFactory'", files: [] },
      ],
    },
    rule: 'page error',
    file: '/shop',
    reason: /\. The policy lets no library turn text into HTML .*: leave out the part of it that does/,
  },
  { what: 'a broken page', seen: { status: 503 }, rule: 'page', file: '/shop', reason: /the site answers 503\./ },
  { what: 'no response', seen: { status: 0 }, rule: 'page', file: '/shop', reason: /the site sends no document\./ },
])('refuses $what', ({ seen, rule, file, reason }) => {
  expect(findings([visit('/shop', seen)])).toEqual([
    { kind: 'refusal', rule, file, reason: expect.stringMatching(reason) },
  ])
})

it('considers an island healthy that React rendered again by itself', () => {
  const other = visit('/shop', { islands: { ...islands, replaced: ['Basket'] }, problems: failed.problems })

  expect(findings([other])).toMatchObject([{ rule: 'page error' }])
  expect(findings([visit('/shop', { islands: { ...islands, replaced: ['Basket'] } })])).toEqual([])
})

it('only notes what also fails on the live page', () => {
  expect(findings([failed], [failed])).toMatchObject([
    { kind: 'notice', reason: 'On /shop, the island "Basket" fails: Error: no sound. What is live fails alike.' },
  ])
  expect(findings([failed], [visit('/shop')])).toMatchObject([{ kind: 'refusal' }])
})

it('reports once what fails on several pages', () => {
  const found = findings([failed, { ...failed, path: '/shop/a' }, { ...failed, path: '/shop/b' }])

  expect(found.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^On \/shop, as on 2 more, the island/)])
})
