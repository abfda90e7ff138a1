import {
  type ReleaseAction,
  type ReleaseActionRequest,
  type ReleaseOutcome,
  releaseOutcome,
  siteReleasesPath,
} from '@site/contracts/SiteReleases'
import { type Answer, asJson, type Ask, askDesk } from '../../desk/askDesk.ts'

/** Sends an action to the server, which gives its reason in a sentence when it refuses. */
export function sendAction(
  action: ReleaseAction,
  request: ReleaseActionRequest,
  ask?: Ask,
): Promise<Answer<ReleaseOutcome>> {
  return askDesk(`${siteReleasesPath}/${action}`, { schema: releaseOutcome }, asJson(request), ask)
}
