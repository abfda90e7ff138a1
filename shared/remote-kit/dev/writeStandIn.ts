import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globalNameOf } from '@site/contracts/Release'
import { exposeOf, type RemoteDefinition } from '../build/RemoteDefinition.ts'

/**
 * Stands for the browser build in the releases of a hot remote: its real files are the dev server's, which changes them
 * without a release.
 */
export function writeStandIn(remote: RemoteDefinition, built: string): void {
  const folder = join(built, 'browser')
  const entry = 'remoteEntry.js'
  const noFiles = { js: { sync: [], async: [] }, css: { sync: [] } }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, entry), '// Served by the dev server.\n')
  writeFileSync(
    join(folder, 'mf-manifest.json'),
    JSON.stringify({
      metaData: { globalName: globalNameOf(remote.name), remoteEntry: { name: entry } },
      exposes: remote.pages.map((page) => ({ path: exposeOf(page), assets: noFiles })),
    }),
  )
}
