import * as v from 'valibot'

/** Endpoint of the notices on somebody's own phone. */
export const deskPushPath = '/_site/push'

/** The actions on a device. Append one to the endpoint. */
export const pushActions = ['known', 'add', 'remove', 'test'] as const
export type PushAction = (typeof pushActions)[number]

const endpoint = v.pipe(v.string(), v.url(), v.maxLength(1000))
const key = v.pipe(v.string(), v.regex(/^[\w-]{10,200}={0,2}$/, 'Base64url'))

/** A browser's subscription, as `PushSubscription.toJSON` says it. */
export const pushSubscription = v.object({ endpoint, keys: v.object({ p256dh: key, auth: key }) })
export type PushSubscriptionData = v.InferOutput<typeof pushSubscription>

/** What the other actions name a device by. */
export const pushDevice = v.object({ endpoint })

/** With what a browser subscribes. */
export const pushKey = v.object({ publicKey: v.string() })

/** Whether a device hears of leads; after a test, why it does not, or null. */
export const pushState = v.object({ isOn: v.boolean(), reason: v.optional(v.nullable(v.string())) })
export type PushState = v.InferOutput<typeof pushState>
