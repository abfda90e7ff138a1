import { setTimeout as wait } from 'node:timers/promises'
import { awaitVerdict } from '../publication/awaitVerdict.ts'
import { reportOutcome } from '../publication/reportOutcome.ts'
import { readRemoteVerdicts } from './readRemoteVerdicts.ts'
import type { SiteClient } from './siteClient.ts'

/** Polling interval, in ms. */
const PAUSE = 300

/** Waits for a site's verdict on a publication and prints it. @returns the command's exit code. */
export async function reportVerdict(
  client: SiteClient,
  publication: number,
  releases: Record<string, string>,
  isCanary = false,
) {
  const verdicts = () => readRemoteVerdicts(client)
  return reportOutcome(
    await awaitVerdict({ verdicts, publication, releases, isCanary, wait: () => wait(PAUSE) }),
    releases,
  )
}
