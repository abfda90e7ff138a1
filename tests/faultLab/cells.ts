/** A part of what a visitor gets from a remote, in the order in which it comes into being. */
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

/** Where it goes wrong: between server and visitor, in a release's browser code, or in what the server composes from. */
type Place = 'network' | 'browser code' | 'release'

/** When a visitor, or the server, meets it. */
type Moment = 'first load' | 'navigation' | 'release' | 'start'

export type Cell = {
  place: Place
  remote: string
  moment: Moment
  phase: Phase
  fault: Fault
  /** True for the share of the lab that runs with all other tests. */
  fast: boolean
}

/** What the lab has to know of a remote to tell which combinations make sense. */
export type LabRemote = {
  name: string
  /** A page of it, with a part whose code comes later. */
  path: string
  /** True when a visitor can come to the page without a new document. */
  navigable: boolean
  data: boolean
  documents: boolean
  /** True when parts of the page come alive by themselves, with code of their own. */
  islands: boolean
  /** True when the page shows pictures of its release. */
  pictures: boolean
}

const script = ['entry', 'expose', 'lazy chunk'] as const
const scriptFaults = ['404', '500', 'hang', 'slow', 'cut off', 'wrong hash', 'HTML for JavaScript'] as const
/** What has no hash to be wrong, and is no JavaScript. */
const answerFaults = ['404', '500', 'hang', 'slow', 'cut off'] as const

/** Place, moment, phases and faults of each group of cells; `where` says which remotes have such a part. */
const groups: readonly {
  place: Place
  moments: readonly Moment[]
  phases: readonly Phase[]
  faults: readonly Fault[]
  where?: (remote: LabRemote) => boolean
}[] = [
  { place: 'network', moments: ['first load', 'navigation'], phases: script, faults: scriptFaults },
  { place: 'network', moments: ['navigation'], phases: ['document'], faults: answerFaults },
  {
    place: 'network',
    moments: ['navigation'],
    phases: ['data'],
    faults: [...answerFaults, 'HTML for JavaScript'],
    where: ({ data }) => data,
  },
  {
    place: 'network',
    moments: ['first load', 'navigation'],
    phases: ['media'],
    faults: answerFaults,
    where: ({ pictures }) => pictures,
  },
  {
    place: 'network',
    moments: ['first load'],
    phases: ['worker'],
    faults: [...answerFaults, 'HTML for JavaScript', 'throws on evaluation'],
    // There is one worker, the shell's: it is the same on every page.
    where: ({ path }) => path === '/quiz',
  },
  {
    place: 'browser code',
    moments: ['first load', 'navigation'],
    phases: ['entry'],
    faults: ['throws on evaluation', 'throws late', 'forged message'],
  },
  {
    place: 'browser code',
    moments: ['first load', 'navigation'],
    phases: ['expose'],
    faults: ['throws on evaluation', 'throws on render', 'throws late', 'throws in an effect', 'forged message'],
  },
  { place: 'browser code', moments: ['first load'], phases: ['expose'], faults: ['throws on hydration'] },
  {
    place: 'browser code',
    moments: ['first load', 'navigation'],
    phases: ['lazy chunk'],
    faults: ['throws on evaluation', 'throws on render'],
  },
  {
    place: 'release',
    moments: ['release'],
    phases: ['pointer'],
    faults: ['404', 'hang', 'cut off', 'HTML for JavaScript', 'memory', 'forged message'],
  },
  {
    place: 'release',
    moments: ['release'],
    phases: ['release.json'],
    faults: ['404', 'hang', 'cut off', 'wrong hash', 'HTML for JavaScript', 'memory', 'forged message'],
  },
  {
    place: 'release',
    moments: ['release'],
    phases: ['server bundle'],
    faults: [
      '404',
      'hang',
      'cut off',
      'wrong hash',
      'HTML for JavaScript',
      'throws on evaluation',
      'throws on render',
      'throws late',
      'endless loop',
      'memory',
      'forged message',
    ],
  },
  {
    place: 'release',
    moments: ['release'],
    phases: ['data'],
    faults: ['throws on render', 'throws late', 'endless loop', 'memory', 'forged message'],
    where: ({ data }) => data,
  },
  {
    place: 'release',
    moments: ['release'],
    phases: ['documents'],
    faults: ['throws on render', 'throws late', 'endless loop', 'memory', 'forged message'],
    where: ({ documents }) => documents,
  },
  {
    place: 'release',
    moments: ['release'],
    phases: script,
    faults: ['404', 'hang', 'cut off', 'wrong hash'],
  },
  {
    place: 'release',
    moments: ['release'],
    phases: ['media'],
    faults: ['404', 'hang', 'cut off', 'wrong hash'],
    where: ({ pictures }) => pictures,
  },
]

type ServerMoment = 'start' | 'serving' | 'judging a release' | 'taking a lead'
export type ServerFault =
  | 'kill'
  | 'pause'
  | 'disk full'
  | 'read-only'
  | 'descriptors'
  | 'clock forward'
  | 'clock back'
  | 'database away'

export type ServerCell = { moment: ServerMoment; fault: ServerFault }

const serverMoments = ['start', 'serving', 'judging a release', 'taking a lead'] as const
const serverFaults = [
  'kill',
  'pause',
  'disk full',
  'read-only',
  'descriptors',
  'clock forward',
  'clock back',
  'database away',
] as const

/** Every moment of the server with every fault of its machine. */
export function serverCells(): ServerCell[] {
  return serverMoments.flatMap((moment) => serverFaults.map((fault) => ({ moment, fault })))
}

/** What `npm test` plays of the lab: one or two of each kind, the cheap ones. */
const fastShare: ReadonlySet<string> = new Set([
  'network/mfe-quiz/first load/entry/404',
  'network/mfe-quiz/first load/lazy chunk/500',
  'network/mfe-agent/first load/expose/HTML for JavaScript',
  'network/mfe-quiz/first load/worker/HTML for JavaScript',
  'network/mfe-quiz/navigation/entry/500',
  'network/mfe-agent/navigation/expose/cut off',
  'network/mfe-quiz/navigation/data/404',
  'network/mfe-quiz/navigation/document/500',
  'browser code/mfe-quiz/first load/expose/throws on render',
  'browser code/mfe-quiz/navigation/entry/throws on evaluation',
  'release/mfe-quiz/release/pointer/404',
  'release/mfe-quiz/release/pointer/hang',
  'release/mfe-agent/release/pointer/cut off',
  'release/mfe-quiz/release/release.json/404',
  'release/mfe-agent/release/release.json/cut off',
  'release/mfe-blog/release/release.json/forged message',
  'release/mfe-quiz/release/server bundle/wrong hash',
  'release/mfe-quiz/release/server bundle/throws on evaluation',
  'release/mfe-agent/release/server bundle/throws on render',
  'release/mfe-agent/release/server bundle/throws late',
  'release/mfe-quiz/release/server bundle/forged message',
  'release/mfe-quiz/release/data/throws on render',
  'release/mfe-quiz/release/entry/wrong hash',
  'release/mfe-agent/release/expose/cut off',
  'release/mfe-quiz/release/lazy chunk/404',
])

export const titleOf = ({ place, remote, moment, phase, fault }: Omit<Cell, 'fast'>) =>
  [place, remote, moment, phase, fault].join('/')

/** Every combination that makes sense, each once, those of one remote, phase and fault beside each other. */
export function cellsOf(remotes: readonly LabRemote[]): Cell[] {
  const cells: Cell[] = []
  for (const { place, moments, phases, faults, where = () => true } of groups) {
    for (const remote of remotes.filter(where)) {
      for (const phase of phases) {
        if (phase === 'lazy chunk' && place !== 'release' && !remote.islands) continue
        for (const fault of faults) {
          for (const moment of moments) {
            if (moment === 'navigation' && !remote.navigable) continue
            const cell = { place, remote: remote.name, moment, phase, fault }
            cells.push({ ...cell, fast: fastShare.has(titleOf(cell)) })
          }
        }
      }
    }
  }
  return cells
}

/** Combinations that are left out, and why: printed below the table. */
export const leftOut: readonly string[] = [
  'document on first load from the network: nothing of the site has reached the browser yet; the service worker’s answer to it is in tests/service-worker.spec.ts.',
  'data on first load: it comes inside the document.',
  'navigation to mfe-admin: its pages are guarded, so a visitor comes to them by a new document only.',
  'endless loop and memory in browser code: a tab has one thread, and nothing on it can end what blocks it; the browser does.',
  'wrong hash of documents, data, pictures and the worker: they have none in the browser; the gate knows those of pictures.',
  'lazy chunk of mfe-admin in the browser: its page has no part that comes alive later by itself.',
  'slow and 500 on disk: a file is there or it is not; a disk that hangs is the FIFO of `hang`.',
  'media of remotes whose pages show no pictures; data and documents of remotes that have none.',
  'incidents of network and browser code: the server cannot know them; the browser’s console names the file, with remote and release in its address.',
]
