import type { AdvertisingCompany } from '@site/contracts/advertising'
import { firstIssue } from '@site/contracts/parseContent'
import * as v from 'valibot'

/** What a webhook's receiver understands. */
const webhookKinds = ['json', 'slack', 'discord', 'sheets', 'rdstation', 'hubspot'] as const

/** A receiver that hears of each lead. `secret` signs what is sent, or is the receiver's own access token. */
export type Webhook = { name: string; kind: (typeof webhookKinds)[number]; url: string; secret: string | undefined }

/** The company of each kind that hears of conversions, and only of people who have consented to that. */
const companies: ReadonlyMap<unknown, AdvertisingCompany> = new Map([
  ['meta', 'meta'],
  ['googleads', 'google'],
])

/** An advertising company that hears of leads. `event` is what it calls them. */
export type Conversion = Pick<Webhook, 'name' | 'url' | 'secret'> & {
  company: AdvertisingCompany
  moment: (typeof moments)[number]
  event: string
}

const moments = ['arrival', 'won'] as const
const usualEvents = { arrival: 'Lead', won: 'Ganho' } as const

const variable = /^LEADS_WEBHOOK_([A-Z][A-Z\d]{0,29})_(URL|KIND|SECRET|WHEN|EVENT)$/

const webAddress = v.pipe(v.string(), v.url('must be a web address'), v.regex(/^https?:/, 'must begin with https://'))
const kind = v.picklist(webhookKinds, `must be ${[...webhookKinds, ...companies.keys()].join(', ')}`)
const when = v.picklist(moments, `must be ${moments.join(' or ')}`)
const event = v.pipe(v.string(), v.trim(), v.nonEmpty('must be a name'), v.maxLength(100, 'is too long'))
const secret = v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters'))

/** Every LEADS_WEBHOOK_NAME_URL, with what belongs to it. */
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
    const webhooks: Webhook[] = []
    const conversions: Conversion[] = []
    for (const receiver of named) {
      const name = (what: string) => `LEADS_WEBHOOK_${receiver}_${what}`
      const has = (what: string) => env[name(what)] !== undefined
      const company = companies.get(env[name('KIND')])
      const common = {
        name: receiver.toLowerCase(),
        url: checked(webAddress, name('URL')) ?? '',
        secret: has('SECRET') ? checked(secret, name('SECRET')) : undefined,
      }
      const needsToken = company === 'meta' || env[name('KIND')] === 'hubspot'
      if (needsToken && !has('SECRET')) refuse(name('KIND'), `needs ${name('SECRET')}`)
      if (company) {
        const moment = (has('WHEN') && checked(when, name('WHEN'))) || 'won'
        const called = (has('EVENT') && checked(event, name('EVENT'))) || usualEvents[moment]
        conversions.push({ ...common, company, moment, event: called })
      } else {
        for (const what of ['WHEN', 'EVENT'].filter(has)) refuse(name(what), 'is for the kinds meta and googleads only')
        webhooks.push({ ...common, kind: (has('KIND') && checked(kind, name('KIND'))) || 'json' })
      }
    }
    return { webhooks, conversions }
  }),
)
