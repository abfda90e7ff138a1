import type { Release, ReleaseRoute } from '@site/contracts/Release'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { shellPages } from '../../../universal/routing/shellPaths.ts'
import type { Refusal } from '../../releases/serving/reports/reportOf.ts'
import { sampleRelease, sampleRoute, sampleShell } from '../../releases/testing/sampleRelease.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import { finish } from '../../rendering/finished/finishPage.ts'

/** Texts of each remote's files, by their names in its release. */
export const remoteTexts: Readonly<Record<string, string>> = {
  'browser/page.js': 'code',
  'media/picture.svg': '<svg/>',
  'outside/mf-manifest.json': JSON.stringify({
    id: 'shop',
    metaData: { name: 'shop', publicPath: 'auto' },
    exposes: [],
  }),
  'outside/remoteEntry.0123456789.js': 'entry',
  'outside/@mf-types.zip': 'zip',
  'outside/@mf-types.d.ts': 'types',
}

const release = (name: string, id: string, routes: ReleaseRoute[]): Release => ({
  ...sampleRelease({}, { name, id, routes }),
  files: Object.fromEntries(Object.entries(remoteTexts).map(([file, text]) => [file, hashOf(text)])),
})

/** Texts of the shell's files. */
export const shellTexts: Readonly<Record<string, string>> = {
  'browser/main.0123456789.js': Array.from({ length: 50 }, (_, line) => `show(${line * 7919})`).join('\n'),
  'browser/main.js': 'main',
  'icons/icon.svg': '<svg/>',
  'serviceWorker/sw.js': 'worker',
}

export const shell = sampleShell({
  scripts: ['browser/main.0123456789.js'],
  publicFiles: { '/icon.svg': 'icons/icon.svg' },
  serviceWorkers: { '/sw.js': 'serviceWorker/sw.js' },
  files: Object.fromEntries(Object.entries(shellTexts).map(([file, text]) => [file, hashOf(text)])),
})

/** Two remotes: a public one, and one whose pages are guarded, two of them the desk's. A third is registered and has no release. */
export const releases = {
  shop: {
    ...release('mfe-shop', '0000000000000001', [
      sampleRoute('/shop', { query: ['search'], data: true }),
      sampleRoute('/shop/hours'),
      sampleRoute('/shop/draft', { noindex: true, paths: [] }),
    ]),
    redirects: { '/shop/promoção': '/shop/açaí', '/shop': '/shop/gone', '/shop/:name': '/shop' },
  },
  office: release('mfe-office', '0000000000000002', [
    sampleRoute('/office/tools', { guarded: true, noindex: true, data: true }),
    sampleRoute('/office/:name', { guarded: true, paths: [] }),
    sampleRoute('/desk/board', { guarded: true, noindex: true, data: true }),
    sampleRoute('/leads', { guarded: true, noindex: true }),
  ]),
}
export const registry = [
  { name: 'mfe-shop', prefixes: ['/shop'] },
  { name: 'mfe-office', prefixes: ['/office', '/desk', '/leads'], desk: ['/desk', '/leads'] },
  { name: 'mfe-closed', prefixes: ['/closed'] },
]

export const refusal: Refusal = {
  release: 'ffffffffffffffff',
  kind: 'bad',
  cause: 'rendering',
  reason: 'Error: /srv/secret/page.js is broken',
  at: '',
  retryAt: null,
}

export const page = (text: string, status = 200): Promise<FinishedPage> =>
  finish(text, { type: 'text/html; charset=utf-8', status, quality: 5 })

/** The composition's prerendered responses. */
export async function finishedPages(): Promise<Map<string, FinishedPage>> {
  return new Map([
    ['/shop', await page('shop')],
    ['/shop/hours', await page('hours')],
    ['/_data/0000000000000001/shop.json', await page('shop data')],
    ['/office/tools', await page('tools')],
    ['/_data/0000000000000002/office/tools.json', await page('tools data')],
    ['/office/feed.xml', await page('feed')],
    ['/desk/board', await page('board')],
    ['/_data/0000000000000002/desk/board.json', await page('board data')],
    ['/leads', await page('leads desk')],
    [shellPages.notFound, await page('not found', 404)],
    [shellPages.unavailable, await page('unavailable', 503)],
  ])
}
