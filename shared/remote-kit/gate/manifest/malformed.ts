import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'

/** What is wrong in one place of a `release.json`. */
export function malformed(place: string): ReleaseProblem {
  return new ReleaseProblem('bad', 'malformed', `release.json: ${place}.`)
}

/** What is wrong with a file that is too large. */
export const largerThan = (file: string, limit: number): string =>
  `${file} is larger than ${limit} bytes: make it smaller.`
