import { CONTENT } from '@site/contracts/PreviewToken'
import { createContentDesk } from '../../operation/content/createContentDesk.ts'
import { encodeApart } from '../../operation/content/picture/encodeApart.ts'
import { linkedSite } from '../../operation/content/rules/brokenLink.ts'
import { createOperation } from '../../operation/createOperation.ts'
import { createPublishing } from '../../publishing/createPublishing.ts'
import type { Loader } from '../../selection/loadReleases.ts'
import { createPreviews } from './createPreviews.ts'
import type { Follower } from '../following/followVerdicts.ts'
import type { OpenCompositions } from '../folders/openCompositions.ts'
import type { ServingOptions } from '../ServingOptions.ts'
import type { ShownVerdict } from '../following/shownVerdict.ts'

type Options = Pick<
  ServingOptions,
  'registry' | 'store' | 'releasesFolder' | 'site' | 'log' | 'views' | 'previewChange'
> & {
  shown: ShownVerdict
  compositions: OpenCompositions
  loader: Loader
  follower: Pick<Follower, 'look' | 'nextLook'>
  /** What `/health` reports as problems. */
  problems: () => readonly string[]
  now: () => number
}

/** What teams, operators and writers can do with the site that is shown. */
export function createTeamTools(options: Options) {
  const { registry, store, releasesFolder, site, log, shown, compositions, loader, follower, problems, now } = options
  const { views = { since: async () => [] }, previewChange = follower.nextLook } = options
  const shared = { registry, store, siteUrl: site.siteUrl, now }

  const previews = createPreviews({
    ...{ store, compositions, now },
    live: () => shown.now?.live.name ?? '',
    nextChange: previewChange,
  })
  return {
    /** The site with releases that are not live, for bearers of a link. */
    previews,
    /** Accepts releases over the network. */
    publishing: createPublishing({
      ...{ ...shared, releasesFolder, current: () => shown.now?.live.composition },
      preview: previews.of,
      look: follower.look,
    }),
    /** What the operator can do with releases on a page. */
    operation: createOperation({
      ...{ ...shared, loader, views, problems },
      shown: () => ({ composition: shown.present.live.composition, generation: shown.present.generation }),
    }),
    /** What writers can do with the content on a page. */
    contentDesk: createContentDesk({
      ...{ store: store.content, site, now },
      encode: encodeApart,
      releases: () => shown.now?.live.composition.releases ?? [],
      compose: async (content) => linkedSite((await previews.of({ [CONTENT]: content })).composition),
      live: () => shown.now?.generation.content ?? {},
      nextLook: previewChange,
      onUncommitted: (reason) => log.warn(`The published content was not committed: ${reason}`),
    }),
  }
}
