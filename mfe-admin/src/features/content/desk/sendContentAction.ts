import {
  type ContentAction,
  type ContentDesk,
  type ContentOutcome,
  type ContentRefusal,
  type ContentRequest,
  contentDesk,
  contentDeskPath,
  contentOutcome,
  contentRefusal,
} from '@site/contracts/ContentDesk'
import { type Answer, asJson, askDesk } from '../../desk/askDesk.ts'

export type ActionResult = Answer<ContentOutcome, ContentRefusal>

/** Loads what the site says. */
export function loadDesk(): Promise<Answer<ContentDesk>> {
  return askDesk(contentDeskPath, { schema: contentDesk })
}

/** Sends an action to the server, which gives its reason in a sentence when it refuses. */
export function sendContentAction<Action extends ContentAction>(
  action: Action,
  request: ContentRequest<Action>,
): Promise<ActionResult> {
  const expected = { schema: contentOutcome, details: contentRefusal }
  return askDesk(`${contentDeskPath}/${action}`, expected, asJson(request))
}

export type SendContentAction = typeof sendContentAction
