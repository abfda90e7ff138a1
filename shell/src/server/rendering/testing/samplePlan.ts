import type { Release, ReleaseRoute } from '@site/contracts/Release'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { emptyFrame } from '../../../universal/frame/siteFrame.ts'
import type { Plan } from '../plan/Plan.ts'

const route = (path: string, more: Partial<ReleaseRoute>): ReleaseRoute => ({
  path,
  expose: './Page',
  paths: path.includes(':') ? [] : [{ path }],
  query: [],
  data: false,
  noindex: false,
  guarded: false,
  prefetch: false,
  explainsForms: false,
  access: { connect: [] },
  ...more,
})

/** A release of a remote called mfe-sample. Routes are given by path, with what differs from a plain page. */
export function sampleRelease(
  routes: Record<string, Partial<ReleaseRoute>> = { '/sample': {} },
  more: Partial<Release> = {},
): Release {
  return {
    contract: 2,
    understands: '^2',
    name: 'mfe-sample',
    id: '0123456789abcdef',
    createdAt: '2026-01-02T03:04:05.000Z',
    globalName: 'mfe_sample',
    routes: Object.entries(routes).map(([path, differs]) => route(path, differs)),
    entry: 'browser/remoteEntry.js',
    exposes: { './Page': [] },
    server: 'server/server.cjs',
    navigation: [],
    footer: [],
    forms: [],
    documents: false,
    files: {},
    sizes: {},
    uses: {},
    ...more,
  }
}

/** A plan with this release alone. */
export function samplePlan(release: Release, renderBundle: string): Plan {
  return {
    id: 'plan',
    shell: 'shell',
    releases: [release],
    prefixes: { [release.name]: ['/sample'] },
    site: sampleSite,
    frame: emptyFrame,
    shellScripts: [],
    loader: '',
    serverBundles: {},
    renderBundle,
  }
}
