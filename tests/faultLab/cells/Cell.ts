/** A part of what a visitor gets from a remote, in the order in which it is produced. */
export type Phase =
  | 'pointer'
  | 'release.json'
  | 'server bundle'
  | 'documents'
  | 'data'
  | 'document'
  | 'entry'
  | 'expose'
  | 'lazy chunk'
  | 'media'
  | 'worker'

/** What goes wrong with a part. */
export type Fault =
  | '404'
  | '500'
  | 'hang'
  | 'slow'
  | 'cut off'
  | 'wrong hash'
  | 'HTML for JavaScript'
  | 'throws on evaluation'
  | 'throws on render'
  | 'throws late'
  | 'throws on hydration'
  | 'throws in an effect'
  | 'endless loop'
  | 'memory'
  | 'forged message'

/** Where it goes wrong: between server and visitor, in a release's browser code, or in the files that the server composes. */
export type Place = 'network' | 'browser code' | 'release'

/** When a visitor, or the server, encounters it. */
export type Moment = 'first load' | 'navigation' | 'release'

/** One fault of one part of one remote. */
export type Cell = {
  place: Place
  remote: string
  moment: Moment
  phase: Phase
  fault: Fault
}

export const titleOf = ({ place, remote, moment, phase, fault }: Cell) =>
  [place, remote, moment, phase, fault].join('/')
