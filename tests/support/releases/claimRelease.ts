import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { idOf } from '@site/release-protocol/release/storeRelease'

const { TEST_PARALLEL_INDEX: worker = '' } = process.env
let place = 0

/** Creates the folder of a new release that is based on another one, and returns its id, which is unique. */
export function claimRelease(releasesFolder: string, former: { name: string; id: string }): string {
  for (;;) {
    place += 1
    const id = idOf({ ...former, worker, place })
    try {
      mkdirSync(join(releasesFolder, former.name, id))
      return id
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isTaken) throw error
    }
  }
}
