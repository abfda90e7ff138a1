import { deskPushPath, type PushAction, type PushState, pushKey, pushState } from '@site/contracts/DeskPush'
import { type Answer, asJson, askDesk } from '../../desk/askDesk.ts'

/** What the page asks of the server about notices on this device. */
export const pushClient = {
  key: () => askDesk(deskPushPath, { schema: pushKey }),
  act: (action: PushAction, device: PushSubscriptionJSON): Promise<Answer<PushState>> =>
    askDesk(`${deskPushPath}/${action}`, { schema: pushState }, asJson(device)),
}

export type PushClient = typeof pushClient
