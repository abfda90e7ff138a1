import type { Release, ReleaseRoute } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'

/** A plain page at a path. */
export const sampleRoute = (path: string, more: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  path,
  expose: './Page',
  paths: path.includes(':') ? [] : [{ path }],
  query: [],
  data: false,
  noindex: false,
  guarded: false,
  prefetch: false,
  explainsForms: false,
  content: false,
  ...more,
})

/** A release of a remote called mfe-sample. Routes are given by path, with what differs from a plain page. */
export function sampleRelease(
  routes: Record<string, Partial<ReleaseRoute>> = { '/sample': {} },
  more: Partial<Release> = {},
): Release {
  return {
    contract: 3,
    understands: '^3',
    name: 'mfe-sample',
    id: '0123456789abcdef',
    createdAt: '2026-01-02T03:04:05.000Z',
    routes: Object.entries(routes).map(([path, differs]) => sampleRoute(path, differs)),
    entry: 'browser/remoteEntry.js',
    exposes: { './Page': [] },
    server: 'server/server.cjs',
    navigation: [],
    footer: [],
    forms: [],
    services: [],
    documents: false,
    files: {},
    sizes: {},
    uses: {},
    ...more,
  }
}

/** A release of the shell without files. */
export const sampleShell = (more: Partial<ShellRelease> = {}): ShellRelease => ({
  contract: 3,
  renderProtocol: 1,
  name: 'shell',
  id: '0000000000000000',
  createdAt: '2026-01-01T00:00:00.000Z',
  scripts: ['browser/main.js'],
  loader: '',
  render: 'render/render.cjs',
  publicFiles: {},
  serviceWorkers: {},
  provides: {},
  files: {},
  sizes: {},
  ...more,
})
