import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import type { Cell, Fault } from '../cells/Cell.ts'
import { bundleFaults } from './bundleFaults.ts'
import { diskFaults, diskIncidents, isDiskFault } from './diskFaults.ts'
import { filesOf, corruptRelease } from './corruptRelease.ts'

type ReleaseFault = {
  /** Injects the fault. Returns the id of the release that is pointed to, if there is one. */
  inject: (releasesFolder: string) => string | undefined
  /** What the operator sees. */
  incident: RegExp
}

/** How to inject a cell's fault, and what the operator must see. @throws Error for a meaningless combination. */
export function releaseFault({ remote, phase, fault }: Cell): ReleaseFault {
  if (phase === 'pointer') return pointerFault(remote, fault)
  if (phase === 'release.json') return manifestFault(remote, fault)
  const bundleFault = bundleFaults[phase]?.[fault]
  return bundleFault ? codeFault(remote, bundleFault) : fileFault(remote, phase, fault)
}

function codeFault(remote: string, { text, incident }: { text: (source: string) => string; incident: RegExp }) {
  const inject = (releases: string) =>
    corruptRelease(releases, remote, {
      text: (file, source, { server }) => (file === server ? text(source) : undefined),
    })
  return { inject, incident }
}

function fileFault(remote: string, phase: Cell['phase'], fault: Fault): ReleaseFault {
  if (!isDiskFault(fault)) throw new Error(`No ${phase} that ${fault}.`)
  const inject = (releases: string) =>
    corruptRelease(releases, remote, {
      folder(folder, release) {
        const [file = ''] = phase === 'server bundle' ? [release.server] : filesOf(phase, release)
        diskFaults[fault](join(folder, file))
      },
    })
  return { inject, incident: diskIncidents[fault] }
}

/** False claims in a manifest. */
const forgeries: Partial<Record<Fault, (release: Release) => void>> = {
  'wrong hash'(release) {
    release.files[release.entry] = `sha384-${'A'.repeat(64)}`
  },
  'forged message'(release) {
    for (const route of release.routes) route.path = '/lugar-de-outro'
  },
}

const manifestIncidents: Partial<Record<Fault, RegExp>> = {
  ...diskIncidents,
  'HTML for JavaScript': /^(bad, malformed|not yet, cut off): /,
  // A remote with services of its own contradicts itself before it contradicts the registry.
  'forged message': /^bad, (foreign: claims \/lugar-de-outro|malformed: .*names a route)/,
}

function manifestFault(remote: string, fault: Fault): ReleaseFault {
  const incident = manifestIncidents[fault]
  if (!incident) throw new Error(`No manifest that ${fault}.`)
  const damage = (folder: string) => {
    const file = join(folder, 'release.json')
    const forge = forgeries[fault]
    if (!forge) return isDiskFault(fault) && diskFaults[fault](file)
    const release: Release = JSON.parse(readFileSync(file, 'utf8'))
    forge(release)
    writeFileSync(file, JSON.stringify(release))
  }
  return { inject: (releases) => corruptRelease(releases, remote, { folder: damage }), incident }
}

function pointerFault(remote: string, fault: Fault): ReleaseFault {
  const says = fault === '404' ? 'is missing' : 'cannot be used: '
  return {
    inject(releases) {
      const file = join(releases, remote, 'current.json')
      // The writer of the pointer must differ from its last reader.
      if (fault === 'forged message') writeFileSync(file, JSON.stringify({ release: '../../etc', setByStart: 7 }))
      else if (isDiskFault(fault)) diskFaults[fault](file)
      return undefined
    },
    incident: new RegExp(`${remote}/current\\.json ${says}`),
  }
}
