import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release, ReleaseRoute } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import { shellPages } from '../../../universal/notices/shellPages.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import { createServedFiles } from '../../releases/composition/servedFiles.ts'
import type { Refusal } from '../../releases/selection/refusals.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import { finish } from '../../rendering/finished/finishPage.ts'
import { readConfiguration } from '../configuration/readConfiguration.ts'
import { createSite } from '../createSite.ts'

const route = (path: string, options: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  path,
  expose: './Page',
  paths: [{ path }],
  query: [],
  data: false,
  noindex: false,
  guarded: false,
  prefetch: false,
  explainsForms: false,
  ...options,
})

const release = (name: string, id: string, routes: ReleaseRoute[]): Release => ({
  contract: 2,
  understands: '^2',
  name,
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  globalName: name.replaceAll('-', '_'),
  routes,
  entry: 'browser/remoteEntry.js',
  navigation: [],
  footer: [],
  forms: [],
  services: [],
  exposes: { './Page': [] },
  server: 'server/server.cjs',
  documents: false,
  files: { 'browser/page.js': '', 'media/picture.svg': '' },
  sizes: {},
  uses: {},
})

const shell: ShellRelease = {
  contract: 2,
  renderProtocol: 1,
  name: 'shell',
  id: '0000000000000000',
  createdAt: '2026-01-01T00:00:00.000Z',
  scripts: ['browser/main.js'],
  loader: '',
  render: 'render/render.cjs',
  publicFiles: { '/icon.svg': 'icons/icon.svg' },
  serviceWorkers: { '/sw.js': 'serviceWorker/sw.js' },
  provides: {},
  files: { 'browser/main.js': '', 'icons/icon.svg': '', 'serviceWorker/sw.js': '' },
  sizes: {},
}

/** Two remotes: one that everybody may have, and one whose two pages are guarded. A third is registered and down. */
export const releases = {
  shop: release('mfe-shop', '0000000000000001', [route('/shop', { query: ['search'], data: true })]),
  office: release('mfe-office', '0000000000000002', [
    route('/office/tools', { guarded: true, noindex: true, data: true }),
    route('/office/:name', { guarded: true, paths: [] }),
  ]),
}
const registry = [
  { name: 'mfe-shop', prefixes: ['/shop'] },
  { name: 'mfe-office', prefixes: ['/office'] },
  { name: 'mfe-closed', prefixes: ['/closed'] },
]

const refusal: Refusal = {
  release: 'ffffffffffffffff',
  kind: 'bad',
  cause: 'rendering',
  reason: 'Error: /srv/secret/page.js is broken',
  at: '',
  retryAt: null,
}

const page = (text: string, status = 200): Promise<FinishedPage> =>
  finish(text, { type: 'text/html; charset=utf-8', status, quality: 5 })

type Options = {
  env?: Record<string, string>
  /** What rendering on demand does; the page's address as its text by itself. */
  render?: (path: string, search: string) => Promise<string>
  /** What the database says when it is asked whether it can be written to. */
  probe?: () => Promise<void>
  /** Registered remotes that are down. */
  down?: string[]
}

/** The whole application over a composition in memory; answers through `app.inject`, without a port. */
export async function openSite({
  env = {},
  render = async (path, search) => `made ${path}${search}`,
  probe = async () => {},
  down = ['mfe-closed'],
}: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'))
  const all = Object.values(releases)
  for (const file of Object.keys(shell.files)) {
    mkdirSync(join(folder, 'shell', shell.id, file, '..'), { recursive: true })
    writeFileSync(join(folder, 'shell', shell.id, file), file)
  }
  for (const one of all) {
    for (const part of ['browser', 'media']) mkdirSync(join(folder, one.name, one.id, part), { recursive: true })
    writeFileSync(join(folder, one.name, one.id, 'release.json'), JSON.stringify(one))
    writeFileSync(join(folder, one.name, one.id, 'browser/page.js'), 'code')
    writeFileSync(join(folder, one.name, one.id, 'media/picture.svg'), '<svg/>')
  }
  const finished = new Map([
    ['/shop', await page('shop')],
    ['/_data/0000000000000001/shop.json', await page('shop data')],
    ['/office/tools', await page('tools')],
    ['/_data/0000000000000002/office/tools.json', await page('tools data')],
    ['/office/feed.xml', await page('feed')],
    [shellPages.notFound, await page('not found', 404)],
    [shellPages.unavailable, await page('unavailable', 503)],
  ])
  const partOf = (prefix: string) => ({
    edition: prefix,
    finished: new Map([...finished].filter(([path]) => path.includes(prefix))),
  })
  const composition: Composition = {
    id: 'composition',
    since: '2026-01-01T00:00:00.000Z',
    shell,
    releases: all,
    files: await createServedFiles(folder)({ shell, releases: all }),
    parts: new Map([
      ['mfe-shop', partOf('/shop')],
      ['mfe-office', partOf('/office')],
    ]),
    services: {},
    finished,
  }
  const configuration = readConfiguration({ RELEASES_DIR: folder, DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }, '/')
  const remotes = registry.filter(({ name }) => name !== 'mfe-closed' || down.includes(name))
  const app = await createSite({
    configuration,
    onDemand: async (path, search) => ({ document: await page(await render(path, search)) }),
    leadStore: new Proxy(Object.create(null), {
      get: (_, verb) => (verb === 'probe' ? probe : () => Promise.reject()),
    }),
    composer: {
      current: composition,
      remotes,
      report: () => ({
        shell: { name: 'shell', release: shell.id, since: null, refused: [] },
        remotes: remotes.map(({ name }) => ({
          name,
          release: all.find((one) => one.name === name)?.id ?? null,
          since: null,
          refused: [refusal],
        })),
        problems: ['The pointer /srv/secret cannot be used.'],
      }),
    },
  })
  return {
    app,
    folder,
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
