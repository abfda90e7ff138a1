import type { PageView } from '@site/contracts/PageView'
import { sampleRelease, sampleRoute, sampleShell } from '../releases/testing/sampleRelease.ts'
import { createViewRecorder } from './createViewRecorder.ts'
import type { ViewCount } from './ViewCounts.ts'

const shell = sampleShell({ id: 'aaaaaaaaaaaaaaaa', scripts: ['browser/react.11.js', 'browser/main.0123456789.js'] })
const release = sampleRelease({ '/loja': {} }, { name: 'mfe-loja', id: '0123456789abcdef' })
const guarded = sampleRelease(
  {},
  { name: 'mfe-equipe', id: 'cccccccccccccccc', routes: [sampleRoute('/equipe', { guarded: true })] },
)
const view: PageView = { remote: 'mfe-loja', release: release.id, shell: '0123456789', failed: false }

function open(options: Partial<Parameters<typeof createViewRecorder>[0]> = {}) {
  const counts: ViewCount[] = []
  const recorder = createViewRecorder({
    add: (added) => void counts.push(...added),
    live: () => [{ shell, releases: [release, guarded] }],
    now: () => Date.UTC(2026, 10, 22, 18, 59),
    ...options,
  })
  return { recorder, counts }
}

it('counts a document as silent, for its remote and for the shell', () => {
  const { recorder, counts } = open()

  recorder.countDocument(release.name, release.id, shell)

  const silent = { hour: '2026-11-22T18:00:00.000Z', share: 0, measure: 'silent', views: 1, bad: 1 }
  expect(counts).toEqual([
    { ...silent, remote: 'mfe-loja', release: '0123456789abcdef' },
    { ...silent, remote: 'shell', release: 'aaaaaaaaaaaaaaaa' },
  ])
})

it('counts a view by each measure, for its remote and for the shell, and subtracts a silent one', () => {
  const { recorder, counts } = open()

  expect(recorder.countView({ ...view, failed: true, lcp: 2501, cls: 0 })).toBe(true)

  const measured = [
    { measure: 'silent', views: 0, bad: -1 },
    { measure: 'error', views: 1, bad: 1 },
    { measure: 'lcp', views: 1, bad: 1 },
    { measure: 'cls', views: 1, bad: 0 },
  ]
  expect(counts.filter(({ remote }) => remote === 'mfe-loja')).toMatchObject(measured)
  expect(counts.filter(({ remote, release: id }) => remote === 'shell' && id === shell.id)).toMatchObject(measured)
  expect(counts).toHaveLength(8)
})

const shareOf = (name: string) => (name === 'shell' ? 0 : 10)
const [one, other] = ['192.0.2.1', '192.0.2.2']

it('counts marked documents and their views with the share of a canary of the name, and others with none', () => {
  const { recorder, counts } = open({ shareOf })

  recorder.countDocument(release.name, release.id, shell)
  recorder.countView(view)
  expect(counts.map(({ share }) => share)).toEqual(counts.map(() => 0))
  counts.splice(0)

  recorder.countDocument(release.name, release.id, shell, one)
  recorder.countView(view, one)
  expect(counts.map(({ remote, share }) => [remote, share])).toEqual(
    counts.map(({ remote }) => [remote, shareOf(remote)]),
  )
})

it('counts each address that a canary reaches once, when it gets a document and when it reports a paint', () => {
  const { recorder, counts } = open({ shareOf })
  const painted = { ...view, lcp: 900 }

  for (const address of [one, one, other]) recorder.countDocument(release.name, release.id, shell, address)
  for (const address of [one, one]) recorder.countView(painted, address)
  recorder.countView(view, other)
  recorder.countView(painted)

  const reached = counts.filter(({ measure }) => measure === 'served' || measure === 'painted')
  const row = { hour: '2026-11-22T18:00:00.000Z', remote: 'mfe-loja', release: release.id, share: 10, views: 1, bad: 0 }
  expect(reached).toEqual([
    { ...row, measure: 'served' },
    { ...row, measure: 'served' },
    { ...row, measure: 'painted' },
  ])
})

it.each([
  { what: 'a release that was never served', report: { ...view, release: 'ffffffffffffffff' } },
  { what: 'an unknown remote', report: { ...view, remote: 'mfe-nada' } },
  { what: 'a shell that was never served', report: { ...view, shell: 'ffffffffff' } },
  { what: 'a guarded page', report: { ...view, remote: guarded.name, release: guarded.id } },
])('does not count $what', ({ report }) => {
  const { recorder, counts } = open()

  expect(recorder.countView(report)).toBe(false)

  expect(counts).toEqual([])
})

it('counts views of a canary, even if another server has sent them', () => {
  const tried = { ...release, id: 'eeeeeeeeeeeeeeee' }
  const { recorder } = open({
    live: () => [
      { shell, releases: [release] },
      { shell, releases: [tried] },
    ],
  })

  expect(recorder.countView({ ...view, release: tried.id })).toBe(true)
})

it('still counts views of a release that was served and is no longer live', () => {
  const former = sampleShell({ id: 'bbbbbbbbbbbbbbbb', scripts: ['browser/main.abcdefabcd.js'] })
  const { recorder } = open()
  recorder.countDocument('mfe-loja', 'dddddddddddddddd', former)

  expect(recorder.countView({ ...view, release: 'dddddddddddddddd', shell: 'abcdefabcd' })).toBe(true)
})

it('still counts views of a formerly live release, even if another server has sent the documents', () => {
  let live = [{ shell, releases: [release, guarded] }]
  const { recorder } = open({ live: () => live })
  recorder.countView(view)
  live = []

  expect(recorder.countView(view)).toBe(true)
  expect(recorder.countView({ ...view, remote: guarded.name, release: guarded.id })).toBe(false)
})

it('forgets what was served long ago', () => {
  const { recorder } = open()
  const idOf = (number: number) => number.toString(16).padStart(16, '0')
  for (let number = 0; number <= 200; number++) recorder.countDocument('mfe-loja', idOf(number), shell)

  expect(recorder.countView({ ...view, release: idOf(0) })).toBe(false)
  expect(recorder.countView({ ...view, release: idOf(200) })).toBe(true)
})
