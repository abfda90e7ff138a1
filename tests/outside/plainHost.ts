import { join } from 'node:path'
import { buildPlain } from './buildPlain.ts'

/** Builds a host for parts of the site at `site`. */
export function buildPlainHost(folder: string, site: string): Promise<void> {
  return buildPlain({
    name: 'plain_host',
    context: join(import.meta.dirname, 'host'),
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
    },
  })
}
