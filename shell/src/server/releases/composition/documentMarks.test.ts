import { contentTag } from '../../../universal/document/documentMark.ts'
import { finish } from '../../rendering/finished/finishPage.ts'
import { documentMarks } from './documentMarks.ts'

const page = (text: string, { policy = "default-src 'none'", type = 'text/html; charset=utf-8', status = 200 } = {}) =>
  finish(text, { type, status, quality: 5, headers: { 'content-security-policy': policy } })

async function marksOf(pages: Record<string, Awaited<ReturnType<typeof page>>>): Promise<string[]> {
  const { body } = await documentMarks(new Map(Object.entries(pages)))
  return JSON.parse(body.replace('self.__documents=', ''))
}

it('lists every document once, and nothing else', async () => {
  const marks = await marksOf({
    '/': await page('Início'),
    '/cursos': await page('Cursos'),
    '*404': await page('Nada aqui'),
    '/lista.json': await page('{}', { type: 'application/json' }),
    '/fora': await page('Nada', { status: 404 }),
  })

  expect(marks).toEqual([expect.stringMatching(/^[\w-]{16}$/), expect.stringMatching(/^[\w-]{16}$/)])
})

it.each([
  { what: 'address', other: { '/outra': 'Cursos' } },
  { what: 'content', other: { '/cursos': 'Outros cursos' } },
  { what: 'policy', other: { '/cursos': 'Cursos' }, policy: 'script-src *' },
])('knows a document with another $what as another', async ({ other, policy }) => {
  const [[path = '', text = ''] = []] = Object.entries(other)

  expect(await marksOf({ [path]: await page(text, { policy }) })).not.toEqual(
    await marksOf({ '/cursos': await page('Cursos') }),
  )
})

it('goes by what is in an ETag, which the browser makes anew', async () => {
  const { etag } = await page('Café')

  expect(await contentTag(new TextEncoder().encode('Café'))).toBe(etag)
})
