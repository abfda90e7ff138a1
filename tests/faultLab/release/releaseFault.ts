import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import type { Cell, Fault } from '../cells/Cell.ts'
import { bundleFaults } from './bundleFaults.ts'
import { diskFaults, diskIncidents, isDiskFault } from './diskFaults.ts'
import { filesOf, spoilRelease } from './spoilRelease.ts'

type ReleaseFault = {
  /** Does the harm. Returns the id of the release that is pointed to, if there is one. */
  commit: (releasesFolder: string) => string | undefined
  /** What the operator is told. */
  incident: RegExp
}

/** How a cell's fault is brought about, and what the operator is to hear. @throws Error for a combination that has no meaning. */
export function releaseFault({ remote, phase, fault }: Cell): ReleaseFault {
  if (phase === 'pointer') return pointerFault(remote, fault)
  if (phase === 'release.json') return statementFault(remote, fault)
  const bundleFault = bundleFaults[phase]?.[fault]
  return bundleFault ? codeFault(remote, bundleFault) : fileFault(remote, phase, fault)
}

function codeFault(remote: string, { text, incident }: { text: (source: string) => string; incident: RegExp }) {
  const commit = (releases: string) =>
    spoilRelease(releases, remote, {
      text: (file, source, { server }) => (file === server ? text(source) : undefined),
    })
  return { commit, incident }
}

function fileFault(remote: string, phase: Cell['phase'], fault: Fault): ReleaseFault {
  if (!isDiskFault(fault)) throw new Error(`No ${phase} that ${fault}.`)
  const commit = (releases: string) =>
    spoilRelease(releases, remote, {
      folder(folder, release) {
        const [file = ''] = phase === 'server bundle' ? [release.server] : filesOf(phase, release)
        diskFaults[fault](join(folder, file))
      },
    })
  return { commit, incident: diskIncidents[fault] }
}

/** What a statement claims that is not its own. */
const forgeries: Partial<Record<Fault, (release: Release) => void>> = {
  'wrong hash'(release) {
    release.files[release.entry] = `sha384-${'A'.repeat(64)}`
  },
  'forged message'(release) {
    for (const route of release.routes) route.path = '/lugar-de-outro'
  },
}

const statementIncidents: Partial<Record<Fault, RegExp>> = {
  ...diskIncidents,
  'HTML for JavaScript': /^(bad, malformed|not yet, cut off): /,
  // A remote with services of its own contradicts itself before it contradicts the registry.
  'forged message': /^bad, (foreign: claims \/lugar-de-outro|malformed: .*names a route)/,
}

function statementFault(remote: string, fault: Fault): ReleaseFault {
  const incident = statementIncidents[fault]
  if (!incident) throw new Error(`No statement that ${fault}.`)
  const harm = (folder: string) => {
    const file = join(folder, 'release.json')
    const forge = forgeries[fault]
    if (!forge) return isDiskFault(fault) && diskFaults[fault](file)
    const release: Release = JSON.parse(readFileSync(file, 'utf8'))
    forge(release)
    writeFileSync(file, JSON.stringify(release))
  }
  return { commit: (releases) => spoilRelease(releases, remote, { folder: harm }), incident }
}

function pointerFault(remote: string, fault: Fault): ReleaseFault {
  const says = fault === '404' ? 'is missing' : 'cannot be used: '
  return {
    commit(releases) {
      const file = join(releases, remote, 'current.json')
      // Who has written the pointer must not be who has read it a moment ago.
      if (fault === 'forged message') writeFileSync(file, JSON.stringify({ release: '../../etc', setByStart: 7 }))
      else if (isDiskFault(fault)) diskFaults[fault](file)
      return undefined
    },
    incident: new RegExp(`${remote}/current\\.json ${says}`),
  }
}
