import { firstIssue } from '@site/contracts/parseContent'
import * as v from 'valibot'

/** What a webhook's receiver understands. */
const webhookKinds = ['json', 'slack', 'discord', 'sheets', 'rdstation', 'hubspot'] as const

/** A receiver that hears of each lead. `secret` signs what is sent, or is the receiver's own access token. */
export type Webhook = { name: string; kind: (typeof webhookKinds)[number]; url: string; secret: string | undefined }

const variable = /^LEADS_WEBHOOK_([A-Z][A-Z\d]{0,29})_(URL|KIND|SECRET)$/

const webAddress = v.pipe(v.string(), v.url('must be a web address'), v.regex(/^https?:/, 'must begin with https://'))
const kind = v.picklist(webhookKinds, `must be ${webhookKinds.join(', ')}`)
const secret = v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters'))

/** Every LEADS_WEBHOOK_NAME_URL, with the kind and the secret that belong to it. */
export const noticeConfiguration = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawTransform(({ dataset: { value: env }, addIssue }) => {
    const refuse = (name: string, message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: env, key: name, value: env[name] }] })
    const checked = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema, name: string) => {
      const { success, output, issues } = v.safeParse(schema, env[name])
      if (!success) refuse(name, firstIssue(issues).message)
      return success ? output : undefined
    }
    const found = Object.keys(env).flatMap((name) => {
      const [, receiver, what] = variable.exec(name) ?? []
      return receiver ? [{ name, receiver, what }] : []
    })
    const named = found.filter(({ what }) => what === 'URL').map(({ receiver }) => receiver)
    for (const { name, receiver } of found) {
      if (!named.includes(receiver)) refuse(name, `must be set together with LEADS_WEBHOOK_${receiver}_URL`)
    }
    const webhooks = named.map((receiver): Webhook => {
      const name = (what: string) => `LEADS_WEBHOOK_${receiver}_${what}`
      const chosen = env[name('KIND')] === undefined ? 'json' : checked(kind, name('KIND'))
      const needsToken = chosen === 'hubspot'
      if (needsToken && env[name('SECRET')] === undefined) refuse(name('KIND'), `needs ${name('SECRET')}`)
      return {
        name: receiver.toLowerCase(),
        kind: chosen ?? 'json',
        url: checked(webAddress, name('URL')) ?? '',
        secret: env[name('SECRET')] === undefined ? undefined : checked(secret, name('SECRET')),
      }
    })
    return { webhooks }
  }),
)
