import type { SiteClient } from './siteClient.ts'
import { awaitVerdict, type ReleaseIds } from '../publication/awaitVerdict.ts'
import { type ExitCode, reportOutcome, reportWaiting } from '../publication/reportOutcome.ts'
import { readRemoteVerdicts } from './readRemoteVerdicts.ts'
import { readPointer } from './uploadRelease.ts'

/** Polling interval, in ms. */
const PAUSE = 300

type Published = { publication: number; name: string; release: string; isCanary?: boolean }

/** Waits for a site's verdict on a publication and prints it. @returns the command's exit code. */
export async function reportVerdict(
  client: SiteClient,
  { publication, name, release, isCanary = false }: Published,
): Promise<ExitCode> {
  const releases: ReleaseIds = { [name]: release }
  const judges = {
    verdicts: () => readRemoteVerdicts(client),
    async wanted(): Promise<ReleaseIds> {
      const pointer = await readPointer(client)
      return pointer.release === undefined ? {} : { [name]: pointer.release }
    },
  }
  const awaited = { publication, releases, isCanary, onWait: reportWaiting, pause: PAUSE }
  return reportOutcome(await awaitVerdict({ ...judges, ...awaited }), releases)
}
