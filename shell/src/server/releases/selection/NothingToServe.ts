import type { Refusal } from './refusals.ts'

/** Why no composition could be formed at a start, as a sentence that somebody can act on. */
export class NothingToServe extends Error {}

/** There is no release of the shell that could be used. */
export function noShell(releasesFolder: string, refused: readonly Refusal[]): NothingToServe {
  const last = refused.at(-1)
  const reason = last ? ` ${last.release} was refused: ${last.reason}` : ''
  return new NothingToServe(
    `There is no release of the shell in ${releasesFolder} that can be served.${reason} Run "npm start", or "npm run release".`,
  )
}

/** Another server forms the first composition, which this one is to show: it is there in a moment. */
export class AnotherJudges extends NothingToServe {
  constructor() {
    super('Another server that shares these releases judges them, and has not come to a verdict. Start this one again.')
  }
}
