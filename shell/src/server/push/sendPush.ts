import type { PushSubscriptionData } from '@site/contracts/DeskPush'
import webPush from 'web-push'
import { errorCode } from '../database/errorCode.ts'
import type { PushKeys } from './pushDevices.ts'

/** What a device shows. `tag`: a later message with the same one takes its place. */
export type PushMessage = { title: string; body: string; tag: string }

/** `gone`: the device no longer wants any. */
export type PushResult = { status: 'accepted' | 'gone' } | { status: 'refused'; reason: string }

export type SendPush = (device: PushSubscriptionData, message: PushMessage) => Promise<PushResult>

const TIMEOUT = 20_000
/** How long a service keeps a message for a phone that is off, in seconds. */
const DAY = 24 * 60 * 60

type Options = {
  keys: () => Promise<PushKeys>
  /** Whom a service writes to about misuse. */
  email: string
  ask?: typeof fetch
}

/** Sends a message to a device, encrypted for it: the service between reads nothing. Never rejects. */
export function createPushSender({ keys, email, ask = fetch }: Options): SendPush {
  return async (device, message) => {
    try {
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(device, JSON.stringify(message), {
        vapidDetails: { subject: `mailto:${email}`, ...(await keys()) },
        TTL: DAY,
        urgency: 'high',
      })
      const { 'Content-Length': _length, ...sent } = headers
      const response = await ask(endpoint, {
        ...{ method, body: new Uint8Array(body), redirect: 'error' },
        headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
        signal: AbortSignal.timeout(TIMEOUT),
      })
      await response.body?.cancel()
      if (response.status === 404 || response.status === 410) return { status: 'gone' }
      return response.ok ? { status: 'accepted' } : { status: 'refused', reason: `HTTP ${response.status}` }
    } catch (error) {
      return { status: 'refused', reason: errorCode(error) }
    }
  }
}
