import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { buildPlain } from './buildPlain.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Builds a host for parts of the site at `site`, of sources that are nowhere near this repository: with them are then the types
 * that the federation plugin has fetched from the site.
 */
export function buildPlainHost({ sources, folder, site }: { sources: string; folder: string; site: string }) {
  cpSync(join(import.meta.dirname, 'host'), sources, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'), 'junction')
  return buildPlain({
    name: 'plain_host',
    context: sources,
    entry: { main: './main.ts' },
    folder,
    publicPath: '/',
    federation: {
      remotes: {
        checkout: `mfe_checkout@${site}/_mf/mfe-checkout/mf-manifest.json`,
        decide: `mfe_decide@${site}/_mf/mfe-decide/mf-manifest.json`,
      },
      // A remote that is not there costs its own parts, and not the page.
      shareStrategy: 'loaded-first',
      dts: { generateTypes: false, consumeTypes: { typesOnBuild: true } },
    },
  })
}
