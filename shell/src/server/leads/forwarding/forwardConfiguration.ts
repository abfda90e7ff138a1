import * as v from 'valibot'
import { type Acknowledgement, readAcknowledgement } from './acknowledgement.ts'

export type Receiver = { url: string; acknowledgement?: Acknowledgement }

/** LEAD_FORWARD_URL is for all forms, LEAD_FORWARD_EBOOK_URL for the form `ebook`, LEAD_FORWARD_BLOG_EBOOK_URL for `blog-ebook`. */
const variable = /^LEAD_FORWARD_(?:([A-Z\d]+(?:_[A-Z\d]+)*)_)?(URL|ACKNOWLEDGEMENT)$/

const webAddress = v.pipe(
  v.string(),
  v.url('must be a web address'),
  v.regex(/^https?:/, 'must begin with https:// or http://'),
)

/** Who gets the leads of a form, by its kind; '' is for every form that has no receiver of its own. */
export const forwardConfiguration = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawTransform(({ dataset: { value: env }, addIssue }) => {
    const found = Object.entries(env).flatMap(([name, text]) => {
      const [matches, form = '', what] = variable.exec(name) ?? []
      return matches && typeof text === 'string'
        ? [{ name, text, kind: form.toLowerCase().replaceAll('_', '-'), what }]
        : []
    })
    const refuse = (name: string, message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: env, key: name, value: env[name] }] })

    const forwarding: Record<string, Receiver | undefined> = {}
    for (const { name, text, kind } of found.filter(({ what }) => what === 'URL')) {
      const { success, issues } = v.safeParse(webAddress, text)
      if (success) forwarding[kind] = { url: text }
      else refuse(name, issues[0].message)
    }
    for (const { name, text, kind } of found.filter(({ what }) => what === 'ACKNOWLEDGEMENT')) {
      const acknowledgement = readAcknowledgement(text)
      const receiver = forwarding[kind]
      if (!acknowledgement) refuse(name, 'must be http, json:field=value or text:words')
      else if (!receiver) refuse(name, `must stand beside ${name.replace(/ACKNOWLEDGEMENT$/, 'URL')}`)
      else forwarding[kind] = { ...receiver, acknowledgement }
    }
    return { forwarding }
  }),
)
