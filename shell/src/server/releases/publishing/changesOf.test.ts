import { finish } from '../../rendering/finished/finishPage.ts'
import { changesOf } from './changesOf.ts'

const page = (text: string, type = 'text/html; charset=utf-8') => finish(text, { type, quality: 5 })

const built = (id: string, text: string) =>
  `<script src="/r/mfe-shop/${id.repeat(16)}/page.${id.repeat(10)}.js" integrity="sha384-${id.repeat(64)}"></script>` +
  `<p>${text}</p><script type="application/json" id="snapshot">{"edition":"${id}"}</script>`

it.each([
  { what: 'the same page', live: { '/': 'a' }, next: { '/': 'a' }, changes: [] },
  { what: 'another text', live: { '/': 'a' }, next: { '/': 'b' }, changes: ['changed /'] },
  { what: 'a page more', live: { '/': 'a' }, next: { '/': 'a', '/b': 'b' }, changes: ['new /b'] },
  { what: 'a page less', live: { '/': 'a', '/b': 'b' }, next: { '/': 'a' }, changes: ['gone /b'] },
  { what: 'another build', live: { '/': built('a', 'x') }, next: { '/': built('b', 'x') }, changes: [] },
  {
    what: 'another build and text',
    live: { '/': built('a', 'x') },
    next: { '/': built('b', 'y') },
    changes: ['changed /'],
  },
])('tells of $what: $changes', async ({ live, next, changes }) => {
  const finished = async (texts: Readonly<Record<string, string | undefined>>) =>
    new Map(
      await Promise.all(Object.entries(texts).map(async ([path, text = '']) => [path, await page(text)] as const)),
    )

  const found = changesOf(await finished(live), await finished(next))

  expect(found.map(({ kind, path }) => `${kind} ${path}`)).toEqual(changes)
})

it('tells nothing of data, and how many bytes a page has', async () => {
  const [former, later] = await Promise.all([page('a'), page('b'.repeat(50))])
  const data = await page('{}', 'application/json')

  const found = changesOf(
    new Map([['/', former]]),
    new Map([
      ['/', later],
      ['/_data/a.json', data],
    ]),
  )

  expect(found).toEqual([{ path: '/', kind: 'changed', before: former.body.br.length, after: later.body.br.length }])
})
