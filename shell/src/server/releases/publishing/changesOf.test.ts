import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import { finish } from '../../rendering/finished/finishPage.ts'
import { sampleRelease } from '../testing/sampleRelease.ts'
import { changesOf } from './changesOf.ts'

const page = (text: string, type = 'text/html; charset=utf-8') => finish(text, { type, quality: 5 })

const site = (finished: ReadonlyMap<string, FinishedPage>, listed: readonly string[] = []) => ({
  finished,
  releases: [sampleRelease({ '/shop/:name': { paths: listed.map((path) => ({ path })) } })],
})

const built = (id: string, text: string) =>
  `<script src="/r/mfe-shop/${id.repeat(16)}/page.${id.repeat(10)}.js" integrity="sha384-${id.repeat(64)}"></script>` +
  `<p>${text}</p><script type="application/json" id="snapshot">{"edition":"${id}"}</script>`

it.each([
  { what: 'the same page', live: { '/': 'a' }, next: { '/': 'a' }, changes: [] },
  { what: 'another text', live: { '/': 'a' }, next: { '/': 'b' }, changes: ['changed /'] },
  { what: 'an added page', live: { '/': 'a' }, next: { '/': 'a', '/b': 'b' }, changes: ['new /b'] },
  { what: 'a removed page', live: { '/': 'a', '/b': 'b' }, next: { '/': 'a' }, changes: ['gone /b'] },
  { what: 'another build', live: { '/': built('a', 'x') }, next: { '/': built('b', 'x') }, changes: [] },
  {
    what: 'another build and text',
    live: { '/': built('a', 'x') },
    next: { '/': built('b', 'y') },
    changes: ['changed /'],
  },
])('reports $what as: $changes', async ({ live, next, changes }) => {
  const finished = async (texts: Readonly<Record<string, string | undefined>>) =>
    new Map(
      await Promise.all(Object.entries(texts).map(async ([path, text = '']) => [path, await page(text)] as const)),
    )

  const found = await changesOf(site(await finished(live)), site(await finished(next)))

  expect(found.map(({ kind, path }) => `${kind} ${path}`)).toEqual(changes)
})

it('reports no data, and the bytes of a page', async () => {
  const [former, later] = await Promise.all([page('a'), page('b'.repeat(50))])
  const data = await page('{}', 'application/json')
  const sizeOf = ({ body }: FinishedPage) => body.descriptor('br').size

  const found = await changesOf(
    site(new Map([['/', former]])),
    site(
      new Map([
        ['/', later],
        ['/_data/a.json', data],
      ]),
    ),
  )

  expect(found).toEqual([{ path: '/', kind: 'changed', before: sizeOf(former), after: sizeOf(later) }])
})

it('does not report a page as removed or new that one of the two renders only on demand', async () => {
  const listed = ['/shop/1', '/shop/2']
  const [one, two] = [new Map([['/shop/1', await page('a')]]), new Map([['/shop/2', await page('b')]])]

  expect(await changesOf(site(one, listed), site(two, listed))).toEqual([])
  const found = await changesOf(site(one, listed), site(two, ['/shop/2']))
  expect(found.map(({ kind, path }) => `${kind} ${path}`)).toEqual(['gone /shop/1'])
})
