import { firstIssue } from '@site/contracts/parseContent'
import * as v from 'valibot'

/**
 * What in an answer counts as taken: `http`, any whole 2xx answer that does not say otherwise; `json:field=value`, a JSON
 * object that says so; `text:words`, a body that is these words.
 */
export type Acknowledgement =
  | { by: 'http' }
  | { by: 'json'; field: string; value: string }
  | { by: 'text'; words: string }

const ACKNOWLEDGEMENT = /^(?:http|json:([\w-]+)=(.+)|text:(.+))$/

/** Reads the notation above; undefined when it is none. */
export function readAcknowledgement(text: string): Acknowledgement | undefined {
  const [whole, field, value, words] = ACKNOWLEDGEMENT.exec(text) ?? []
  if (field && value) return { by: 'json', field, value }
  if (words) return { by: 'text', words }
  return whole ? { by: 'http' } : undefined
}

type Receiver = { url: string; acknowledgement?: Acknowledgement }

/** LEAD_FORWARD_URL is for all forms, LEAD_FORWARD_…_URL for those that name it. */
const variable = /^(LEAD_FORWARD_(?:[A-Z\d]+_)*)(URL|ACKNOWLEDGEMENT)$/

const webAddress = v.pipe(
  v.string(),
  v.url('must be a web address'),
  v.regex(/^https?:/, 'must begin with https:// or http://'),
)

/** Who takes leads, by the variable that names the address, and how it acknowledges one. */
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
      else if (!receiver) refuse(name, `must stand beside ${address}`)
      else forwarding[address] = { ...receiver, acknowledgement }
    }
    return { forwarding }
  }),
)
