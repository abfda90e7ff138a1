import { setTimeout as wait } from 'node:timers/promises'
import { awaitVerdict } from '../publication/awaitVerdict.ts'
import { reportOutcome } from '../publication/reportOutcome.ts'
import { readRemoteVerdicts } from './readRemoteVerdicts.ts'
import type { SiteClient } from './siteClient.ts'

/** Pause between two looks at what a site makes of it, in ms. */
const PAUSE = 300

/** Waits for what a site makes of a publication, and says so. @returns the exit code of the command. */
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
