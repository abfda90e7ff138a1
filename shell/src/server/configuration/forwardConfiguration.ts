import { firstIssue } from '@site/contracts/parseContent'
import * as v from 'valibot'

/**
 * When a response counts as an acknowledgement. `http`: any complete 2xx response that does not report a failure.
 * `json:field=value`: a JSON object with that value. `text:words`: a body that is exactly these words.
 */
export type Acknowledgement =
  | { by: 'http' }
  | { by: 'json'; field: string; value: string }
  | { by: 'text'; words: string }

const ACKNOWLEDGEMENT = /^(?:http|json:([\w-]+)=(.+)|text:(.+))$/

/** Parses the notation above; undefined if it is malformed. */
export function readAcknowledgement(text: string): Acknowledgement | undefined {
  const [whole, field, value, words] = ACKNOWLEDGEMENT.exec(text) ?? []
  if (field && value) return { by: 'json', field, value }
  if (words) return { by: 'text', words }
  return whole ? { by: 'http' } : undefined
}

type Receiver = { url: string; acknowledgement?: Acknowledgement }

/** LEAD_FORWARD_URL applies to all forms, LEAD_FORWARD_…_URL to those that name it. */
const variable = /^(LEAD_FORWARD_(?:[A-Z\d]+_)*)(URL|ACKNOWLEDGEMENT)$/

const webAddress = v.pipe(
  v.string(),
  v.url('must be a web address'),
  v.regex(/^https?:/, 'must begin with https:// or http://'),
)

/** Receivers of leads, by the variable that holds their address, and how each acknowledges a lead. */
export const forwardConfiguration = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawTransform(({ dataset: { value: env }, addIssue }) => {
    const found = Object.entries(env).flatMap(([name, text]) => {
      const [matches, prefix = '', what] = variable.exec(name) ?? []
      return matches && typeof text === 'string' ? [{ name, text, address: `${prefix}URL`, what }] : []
    })
    const refuse = (name: string, message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: env, key: name, value: env[name] }] })

    const forwarding: Record<string, Receiver | undefined> = {}
    for (const { name, text, address } of found.filter(({ what }) => what === 'URL')) {
      const { success, issues } = v.safeParse(webAddress, text)
      if (success) forwarding[address] = { url: text }
      else refuse(name, firstIssue(issues).message)
    }
    for (const { name, text, address } of found.filter(({ what }) => what === 'ACKNOWLEDGEMENT')) {
      const acknowledgement = readAcknowledgement(text)
      const receiver = forwarding[address]
      if (!acknowledgement) refuse(name, 'must be http, json:field=value or text:words')
      else if (!receiver) refuse(name, `must be set together with ${address}`)
      else forwarding[address] = { ...receiver, acknowledgement }
    }
    return { forwarding }
  }),
)
