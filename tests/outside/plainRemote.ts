import { join } from 'node:path'
import { buildPlain } from './buildPlain.ts'

/** Builds a Module Federation remote with its plugin, as somebody does who knows nothing of this site. */
export function buildPlainRemote(folder: string): Promise<void> {
  return buildPlain({
    name: 'plain_thing',
    context: join(import.meta.dirname, 'remote'),
    entry: {},
    folder,
    publicPath: 'auto',
    federation: { filename: 'remoteEntry.js', exposes: { './Widget': './Widget.tsx' } },
  })
}
