import { deskPushPath, type PushAction, type PushState, pushKey, pushState } from '@site/contracts/DeskPush'
import * as v from 'valibot'
import { unreachable } from '../data/deskClient.ts'

export type PushAnswer<Value> = { status: 'done'; value: Value } | { status: 'refused'; reason: string }

const refusal = v.object({ reason: v.string() })

/** What the page asks of the server about notices on this device. */
export function createPushClient(ask: typeof fetch = (input, init) => fetch(input, init)) {
  async function send<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<PushAnswer<v.InferOutput<Schema>>> {
    try {
      const response = await ask(deskPushPath + path, {
        cache: 'no-store',
        ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const content: unknown = await response.json()
      if (response.ok) return { status: 'done', value: v.parse(schema, content) }
      return { status: 'refused', reason: v.parse(refusal, content).reason }
    } catch {
      // No connection, or an invalid response: the page shows the same sentence for both.
      return { status: 'refused', reason: unreachable }
    }
  }
  return {
    key: () => send('', pushKey),
    act: (action: PushAction, device: PushSubscriptionJSON): Promise<PushAnswer<PushState>> =>
      send(`/${action}`, pushState, device),
  }
}

export type PushClient = ReturnType<typeof createPushClient>
