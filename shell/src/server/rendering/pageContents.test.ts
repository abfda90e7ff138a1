import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentFileOf, contentLine } from '@site/contracts/PageContent'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'
import { contentComparison, createPageContents } from './pageContents.ts'
import { prerenderedPaths } from '@site/remote-kit/gate/prerenderedPaths'
import { pageJob } from './plan/renderJobs.ts'
import { openSample } from './testing/renderSample.ts'

jest.setTimeout(120_000)

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A release on disk that contains a text for each of this many items. */
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
  return { folder, release, write, read: createPageContents(folder) }
}

/** A page that shows the content that its data module received. */
const contentModule = `const { createElement } = require('react')
  module.exports.pages = { './Page': {
    component: ({ data }) => createElement('p', null, data),
    data: { load: ({ content }) => ({ status: content ? 200 : 404, data: content ?? 'nothing' }) },
  } }`

/** A page that shows the length of its content, and how it ends. */
const counting = contentModule.replace("data: content ?? 'nothing'", 'data: content.length + content.slice(-10)')

it('gives each page only its own content', async () => {
  const { release, read } = store(3)

  expect(await read(release, '/sample/2')).toBe('"text of /sample/2"')
  expect(await read(release, '/sample/3')).toBeUndefined()
})

it('reads the file of several pages once for concurrent requests', async () => {
  const { folder, release, read } = store(600)
  const file = contentFileOf('/sample/7')
  const together = (release.routes[0]?.paths ?? []).filter(({ path }) => contentFileOf(path) === file)
  await read(release, '/sample/7')
  rmSync(join(folder, release.name, release.id, file))

  const contents = await Promise.all(together.map(({ path }) => read(release, path)))

  expect(contents).toEqual(together.map(({ path }) => JSON.stringify(`text of ${path}`)))
})

it('returns content of several megabytes unchanged', async () => {
  const { release, write } = store(1)
  const text = `x${'ã'.repeat(600_000)}`
  const line = contentLine('/sample/0', text)
  write(contentFileOf('/sample/0'), line)
  const long = { ...release, files: { [contentFileOf('/sample/0')]: hashOf(line) } }

  expect((await createPageContents(folders[0] ?? '')(long, '/sample/0')) === JSON.stringify(text)).toBe(true)
})

it('returns nothing of a file that was changed after the release was admitted', async () => {
  const { release, write, read } = store(1)
  write(contentFileOf('/sample/0'), contentLine('/sample/0', 'forged'))

  await expect(read(release, '/sample/0')).rejects.toThrow('has changed')
})

it('compares contents with those of a former release if their file differs', async () => {
  const { folder, release, read } = store(600)
  const changed = '/sample/7'
  const file = contentFileOf(changed)
  const text = readFileSync(join(folder, release.name, release.id, file), 'utf8')
  const neighbour = release.routes[0]?.paths.find(({ path }) => path !== changed && contentFileOf(path) === file)?.path
  const other = text.replace('"text of /sample/7"', '"another text"')
  const next = { ...release, id: 'ffffffffffffffff', files: { ...release.files, [file]: hashOf(other) } }
  mkdirSync(join(folder, next.name, next.id, 'content'), { recursive: true })
  writeFileSync(join(folder, next.name, next.id, file), other)

  const hasChanged = contentComparison(read, next, release)

  expect(neighbour).toBeDefined()
  expect(await hasChanged(changed)).toBe(true)
  expect(await hasChanged(neighbour ?? '')).toBe(false)
  // An unchanged file is not read: this release has none on disk.
  expect(await hasChanged('/sample/8')).toBe(false)
  rmSync(join(folder, release.name), { recursive: true })
  mkdirSync(join(folder, next.name, next.id, 'content'), { recursive: true })
  writeFileSync(join(folder, next.name, next.id, file), other)
  expect(await contentComparison(createPageContents(folder), next, release)(neighbour ?? '')).toBe(true)
  expect(await contentComparison(read, next, undefined)(changed)).toBe(false)
})

it('of 300 pages reads and renders only the prerendered ones, and any other on demand', async () => {
  const { release, read } = store(300)
  const asked: string[] = []
  const { plan, rendered, renderer } = openSample(contentModule, {
    release,
    limits: { total: 60_000 },
    contents: (of, path) => {
      asked.push(path)
      return read(of, path)
    },
  })
  const outcome = await rendered
  if (outcome.status !== 'rendered') throw new Error(outcome.reason)
  const prerendered = await prerenderedPaths(release, async () => false)

  expect(outcome.part.pages.map(({ path }) => path)).toEqual(
    [...prerendered].sort((one, other) => numberIn(one) - numberIn(other)),
  )
  expect(outcome.part.pages.every(({ path, html }) => html.includes(`text of ${path}<`))).toBe(true)
  expect(new Set(asked)).toEqual(prerendered)

  const [route] = release.routes
  if (!route) throw new Error('There is no route.')
  const job = (item: string) => pageJob(plan, { release, route, params: { item }, path: `/sample/${item}`, search: '' })
  const onDemand = renderer.renderOnDemand(plan, release, contentModule)
  const [late, unknown] = [await onDemand?.render(job('123')), await onDemand?.render(job('none'))]
  await onDemand?.end()

  expect(prerendered.has('/sample/123')).toBe(false)
  expect(late?.html).toContain('text of /sample/123<')
  expect(unknown?.status).toBe(404)
})

it('sends the content of a list to a process once, however long it is, for all of its queries', async () => {
  const asked: string[] = []
  const text = `${'ã'.repeat(600_000)} to the end`
  const route = { content: true, query: ['search'] }
  const release = sampleRelease({ '/sample': route }, { files: { [contentFileOf('/sample')]: 'sha384-sample' } })
  const { plan, rendered, renderer } = openSample(counting, {
    release,
    contents: async (_, path) => {
      asked.push(path)
      return JSON.stringify(text)
    },
  })
  const outcome = await rendered
  if (outcome.status !== 'rendered') throw new Error(outcome.reason)
  const [own] = release.routes
  if (!own) throw new Error('There is no route.')
  const search = (text: string) => pageJob(plan, { release, route: own, params: {}, path: '/sample', search: text })
  const onDemand = renderer.renderOnDemand(plan, release, counting)
  const pages = [
    ...outcome.part.pages,
    await onDemand?.render(search('?search=a')),
    await onDemand?.render(search('?search=b')),
  ]
  await onDemand?.end()

  expect(pages.map((page) => page?.html.includes('>600011to the end<'))).toEqual([true, true, true])
  // Once for the process that prerenders, and once for the one on demand.
  expect(asked).toEqual(['/sample', '/sample'])
})

it('sends the content of a list to each process, when two have to render at once', async () => {
  const route = { content: true, query: ['search'] }
  const release = sampleRelease({ '/sample': route }, { files: { [contentFileOf('/sample')]: 'sha384-sample' } })
  const { plan, rendered, renderer } = openSample(counting, { release, contents: async () => '"0123456789"' })
  await rendered
  const [own] = release.routes
  if (!own) throw new Error('There is no route.')
  const search = (text: string) => pageJob(plan, { release, route: own, params: {}, path: '/sample', search: text })
  const onDemand = renderer.renderOnDemand(plan, release, counting)
  const pages = await Promise.all(['?search=a', '?search=b', '?search=c'].map((text) => onDemand?.render(search(text))))
  await onDemand?.end()

  expect(pages.map((page) => page?.html.includes('>100123456789<'))).toEqual([true, true, true])
})

it('leaves no process behind that could not be sent its input', async () => {
  const route = { content: true, query: ['search'] }
  const release = sampleRelease({ '/sample': route }, { files: { [contentFileOf('/sample')]: 'sha384-sample' } })
  const { plan, renderer, rendered } = openSample(contentModule, {
    release,
    contents: () => Promise.reject(new Error('The disk is gone.')),
  })
  expect(await rendered).toMatchObject({ status: 'trouble' })
  const [own] = release.routes
  if (!own) throw new Error('There is no route.')
  const later = renderer.renderOnDemand(plan, release, contentModule)

  const page = later?.render(pageJob(plan, { release, route: own, params: {}, path: '/sample', search: '' }))

  await expect(page).rejects.toThrow('The disk is gone.')
  expect(renderer.processes()).toEqual([])
})

const numberIn = (path: string) => Number(path.split('/').at(-1))
