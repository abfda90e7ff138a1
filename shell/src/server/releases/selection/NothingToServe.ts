import type { RefusedRelease } from '@site/contracts/Generation'

/** Why no composition could be made at startup, as a sentence that says what to do. */
export class NothingToServe extends Error {}

/** There is no usable release of the shell. */
export function noShell(
  releasesFolder: string,
  refused: readonly Pick<RefusedRelease, 'release' | 'reason'>[],
): NothingToServe {
  const last = refused.at(-1)
  const reason = last ? ` ${last.release} was refused: ${last.reason}` : ''
  return new NothingToServe(
    `There is no release of the shell in ${releasesFolder} that can be served.${reason} Run "npm start", or "npm run release".`,
  )
}
