import { tryRemote, type TrialResult } from './tryRemote.ts'

/** Tries a built remote (`tryRemote`), and prints as warnings what a site's gate may refuse, for all that is known here. */
export async function tryAndWarn(remote: Parameters<typeof tryRemote>[0]): Promise<TrialResult> {
  const result = await tryRemote(remote)
  for (const warning of result.warnings) console.warn(`Warning: ${warning}`)
  return result
}
