import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TrialLimits, tryRemote } from '@site/remote-kit/gate/trial/tryRemote'

export type TriedRemote = Parameters<typeof tryRemote>[0]['remote']

/** What `build`, `types` and `dev` say about a server bundle. */
export async function triedAs(bundle: string, remote: TriedRemote, limits?: TrialLimits) {
  const built = mkdtempSync(join(tmpdir(), 'trial-'))
  mkdirSync(join(built, 'server'))
  writeFileSync(join(built, 'server/server.cjs'), bundle)
  try {
    return await tryRemote({ folder: built, built, remote, ...(limits && { limits }) })
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}
