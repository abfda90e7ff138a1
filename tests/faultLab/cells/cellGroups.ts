import type { Fault, Moment, Phase, Place } from './Cell.ts'
import type { RemotePart } from './remotes.ts'

/** Combinations for one place. */
type CellGroup = {
  place: Place
  moments: readonly Moment[]
  phases: readonly Phase[]
  faults: readonly Fault[]
  /** Only for remotes that have this part. */
  needs?: RemotePart
  /** Only for this remote. */
  only?: string
}

const browserMoments = ['first load', 'navigation'] as const
const scriptFaults = ['404', '500', 'hang', 'slow', 'cut off', 'wrong hash', 'HTML for JavaScript'] as const
/** For requests without an integrity hash that are not for JavaScript. */
const responseFaults = ['404', '500', 'hang', 'slow', 'cut off'] as const

const network: readonly CellGroup[] = [
  { place: 'network', moments: browserMoments, phases: ['entry', 'expose'], faults: scriptFaults },
  { place: 'network', moments: browserMoments, phases: ['lazy chunk'], faults: scriptFaults, needs: 'islands' },
  { place: 'network', moments: ['navigation'], phases: ['document'], faults: responseFaults },
  {
    place: 'network',
    moments: ['navigation'],
    phases: ['data'],
    faults: [...responseFaults, 'HTML for JavaScript'],
    needs: 'data',
  },
  { place: 'network', moments: browserMoments, phases: ['media'], faults: responseFaults, needs: 'pictures' },
  {
    place: 'network',
    moments: ['first load'],
    phases: ['worker'],
    faults: [...responseFaults, 'HTML for JavaScript', 'throws on evaluation'],
    // There is a single worker, the shell's, which is the same on every page.
    only: 'mfe-quiz',
  },
]

/** What code with a component in it can do wrong in the browser. */
const componentFaults = [
  'throws on evaluation',
  'throws on render',
  'throws late',
  'throws in an effect',
  'forged message',
] as const

const browserCode: readonly CellGroup[] = [
  {
    place: 'browser code',
    moments: browserMoments,
    phases: ['entry'],
    faults: ['throws on evaluation', 'throws late', 'forged message'],
  },
  { place: 'browser code', moments: browserMoments, phases: ['expose'], faults: componentFaults },
  { place: 'browser code', moments: ['first load'], phases: ['expose'], faults: ['throws on hydration'] },
  { place: 'browser code', moments: browserMoments, phases: ['lazy chunk'], faults: componentFaults, needs: 'islands' },
  {
    place: 'browser code',
    moments: ['first load'],
    phases: ['lazy chunk'],
    faults: ['throws on hydration'],
    needs: 'islands',
  },
]

/** What can happen to a file on the server's disk. */
const fileFaults = ['404', 'hang', 'cut off', 'wrong hash'] as const
/** What code can do to the process that renders it. */
const renderFaults = ['throws on render', 'throws late', 'endless loop', 'memory', 'forged message'] as const

const inRelease = (phases: readonly Phase[], faults: readonly Fault[], needs?: RemotePart): CellGroup => ({
  place: 'release',
  moments: ['release'],
  phases,
  faults,
  needs,
})

const release: readonly CellGroup[] = [
  inRelease(['pointer'], ['404', 'hang', 'cut off', 'HTML for JavaScript', 'memory', 'forged message']),
  inRelease(['release.json'], [...fileFaults, 'HTML for JavaScript', 'memory', 'forged message']),
  inRelease(['server bundle'], [...fileFaults, 'HTML for JavaScript', 'throws on evaluation', ...renderFaults]),
  inRelease(['data'], renderFaults, 'data'),
  inRelease(['documents'], renderFaults, 'documents'),
  inRelease(['entry', 'expose', 'lazy chunk'], fileFaults),
  inRelease(['media'], fileFaults, 'pictures'),
]

/** Places, moments, phases and faults of all cells, in the order in which they run. */
export const cellGroups: readonly CellGroup[] = [...network, ...browserCode, ...release]
