import type { Release } from '@site/contracts/Release'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { emptyFrame } from '../../../universal/frame/siteFrame.ts'
import type { Plan } from '../plan/Plan.ts'

/** A plan with only this release. */
export function samplePlan(release: Release, renderBundle: string): Plan {
  return {
    id: 'plan',
    shell: 'shell',
    releases: [release],
    prefixes: { [release.name]: ['/sample'] },
    desk: {},
    site: sampleSite,
    services: {},
    frame: emptyFrame,
    shellScripts: [],
    loader: '',
    serverBundles: {},
    renderBundle,
  }
}
