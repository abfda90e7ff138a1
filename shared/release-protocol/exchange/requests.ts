import { fileHash, releaseId, releaseLimits } from '@site/contracts/ReleaseFiles'
import * as v from 'valibot'

/** Where a site takes releases over the network: below it a path for each remote, by name. */
export const RELEASES_PATH = '/_releases'

/** The hashes of all files of a release, its manifest included, of which the site names those that it lacks. */
export const lackingRequest = v.pipe(v.array(fileHash), v.maxLength(releaseLimits.files + 1))

/** An uploaded release that is to be composed, with the hash of its manifest. It goes live by a statement alone. */
export const candidateRequest = v.strictObject({ release: releaseId, digest: fileHash })
export type CandidateRequest = v.InferOutput<typeof candidateRequest>
