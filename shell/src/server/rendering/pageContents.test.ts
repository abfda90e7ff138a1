import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentFileOf, contentLine } from '@site/contracts/PageContent'
import { hashOf } from '@site/remote-kit/release/storeRelease'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'
import { createPageContents } from './pageContents.ts'
import { pagesAhead } from './plan/pagesAhead.ts'
import { pageJob } from './plan/renderJobs.ts'
import { openSample } from './testing/renderSample.ts'

jest.setTimeout(120_000)

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A release on disk that holds a text for each of so many items. */
function store(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'contents-'))
  folders.push(folder)
  const paths = Array.from({ length: count }, (_, n) => `/sample/${n}`)
  const texts: Record<string, string> = {}
  for (const path of paths) {
    texts[contentFileOf(path)] = (texts[contentFileOf(path)] ?? '') + contentLine(path, `text of ${path}`)
  }
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hashOf(text)]))
  const route = { paths: paths.map((path) => ({ path })), content: true }
  const release = sampleRelease({ '/sample/:item': route }, { files })
  const write = (file: string, text: string) => {
    const path = join(folder, release.name, release.id, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const [file, text] of Object.entries(texts)) write(file, text)
  return { release, write, read: createPageContents(folder) }
}

/** A page that says what its data module was handed. */
const saying = `const { createElement } = require('react')
  module.exports.pages = { './Page': {
    component: ({ data }) => createElement('p', null, data),
    data: { load: ({ content }) => ({ status: content ? 200 : 404, data: content ?? 'nothing' }) },
  } }`

it('gives each page what the release holds for it alone', async () => {
  const { release, read } = store(3)

  expect(await read(release, '/sample/2')).toBe('"text of /sample/2"')
  expect(await read(release, '/sample/3')).toBeUndefined()
})

it('gives nothing of a file that somebody has changed since the release was let in', async () => {
  const { release, write, read } = store(1)
  write(contentFileOf('/sample/0'), contentLine('/sample/0', 'forged'))

  await expect(read(release, '/sample/0')).rejects.toThrow('no longer as it was')
})

it('of 300 pages those are read and rendered that are made ahead, and any other when somebody asks', async () => {
  const { release, read } = store(300)
  const asked: string[] = []
  const { plan, rendered } = openSample(saying, {
    release,
    limits: { total: 60_000 },
    contents: (of, path) => {
      asked.push(path)
      return read(of, path)
    },
  })
  const outcome = await rendered
  if (outcome.status !== 'rendered') throw new Error(outcome.reason)
  const ahead = pagesAhead(release, undefined)

  expect(outcome.part.pages.map(({ path }) => path)).toEqual(
    [...ahead].sort((one, other) => numberIn(one) - numberIn(other)),
  )
  expect(outcome.part.pages.every(({ path, html }) => html.includes(`text of ${path}<`))).toBe(true)
  expect(new Set(asked)).toEqual(ahead)

  const [route] = release.routes
  if (!route) throw new Error('There is no route.')
  const job = (item: string) => pageJob(plan, { release, route, params: { item }, path: `/sample/${item}`, search: '' })
  const [late, unknown] = [await outcome.renderer?.render(job('123')), await outcome.renderer?.render(job('none'))]
  await outcome.renderer?.end()

  expect(ahead.has('/sample/123')).toBe(false)
  expect(late?.html).toContain('text of /sample/123<')
  expect(unknown?.status).toBe(404)
})

const numberIn = (path: string) => Number(path.split('/').at(-1))
