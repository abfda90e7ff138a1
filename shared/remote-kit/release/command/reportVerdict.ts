import { awaitVerdict, type Judges, type ReleaseIds } from '../publication/awaitVerdict.ts'
import { type ExitCode, type LocateSources, reportOutcome, reportWaiting } from '../publication/reportOutcome.ts'

type Published = { publication: number; releases: ReleaseIds; isCanary?: boolean; locate?: LocateSources }

/** Waits for the verdict on a publication and prints it. @returns the command's exit code. */
export async function reportVerdict(judges: Judges & { pause: number }, published: Published): Promise<ExitCode> {
  const { verdicts, wanted, pause } = judges
  return reportOutcome(
    await awaitVerdict({ verdicts, wanted, pause, onWait: reportWaiting, ...published }),
    published.releases,
    published.locate,
    published.isCanary,
  )
}
