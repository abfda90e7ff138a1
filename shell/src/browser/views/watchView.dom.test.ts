import type { RouteEntry, Snapshot } from '@site/contracts/Snapshot'
import { importsLoaded } from '../testing/importsLoaded.ts'
import { reportView } from './reportView.ts'
import { fakePerformance } from './testing/fakePerformance.ts'
import { watchView } from './watchView.ts'

jest.mock('./reportView.ts', () => ({ reportView: jest.fn() }))

const route: RouteEntry = {
  path: '/loja',
  remote: 'mfe_loja',
  expose: './Page',
  entry: ['/r/mfe-loja/0123456789abcdef/remoteEntry.js', ''],
  files: [],
  query: [],
}
const snapshotOf = (more: Partial<RouteEntry> = {}): Pick<Snapshot, 'shell' | 'page'> => ({
  shell: [['/shell/main.1234567890.js', 'sha384-a']],
  page: { path: '/loja', route: { ...route, ...more }, params: {}, query: {} },
})

let timeline: ReturnType<typeof fakePerformance>

beforeEach(() => {
  timeline = fakePerformance()
  timeline.has('navigation', [{ type: 'navigate' }])
})
afterEach(() => {
  timeline.remove()
  jest.mocked(reportView).mockClear()
  document.body.innerHTML = ''
  for (const [owner, name] of [
    [navigator, 'globalPrivacyControl'],
    [document, 'prerendering'],
  ] as const)
    Reflect.deleteProperty(owner, name)
})

it('reports a view with the releases that the document was opened with', async () => {
  watchView(snapshotOf())
  await importsLoaded()

  expect(jest.mocked(reportView).mock.calls).toEqual([
    [{ remote: 'mfe-loja', release: '0123456789abcdef', shell: '1234567890' }, expect.any(Function)],
  ])
})

it.each<{ what: string; snapshot?: Pick<Snapshot, 'shell' | 'page'>; given?: () => void }>([
  { what: 'a visitor who objects', given: () => void Reflect.set(navigator, 'globalPrivacyControl', true) },
  {
    what: 'a preview',
    given: () => document.body.append(Object.assign(document.createElement('aside'), { id: 'previa' })),
  },
  {
    what: 'a document from the browser’s own cache',
    given: () => timeline.has('navigation', [{ type: 'back_forward' }]),
  },
  { what: 'a page that is not for visitors', snapshot: snapshotOf({ unlisted: true }) },
  { what: 'a page of a dev server', snapshot: snapshotOf({ entry: ['http://localhost:3101/remoteEntry.js', ''] }) },
  { what: 'a page of the shell itself', snapshot: { ...snapshotOf(), page: undefined } },
])('reports nothing for $what', async ({ snapshot = snapshotOf(), given }) => {
  given?.()

  watchView(snapshot)
  await importsLoaded()

  expect(reportView).not.toHaveBeenCalled()
})

it('reports no failures either if the visitor objects', () => {
  Reflect.set(navigator, 'globalPrivacyControl', true)
  window.__failures = [new Event('error')]

  watchView(snapshotOf())

  expect(window.__failures).toHaveLength(1)
})

it('reports a prerendered page once it is shown', async () => {
  Reflect.set(document, 'prerendering', true)
  watchView(snapshotOf())
  await importsLoaded()
  expect(reportView).not.toHaveBeenCalled()

  document.dispatchEvent(new Event('prerenderingchange'))
  await importsLoaded()

  expect(reportView).toHaveBeenCalledTimes(1)
})
