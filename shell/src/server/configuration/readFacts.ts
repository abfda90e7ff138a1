import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openingHoursOf } from '@site/contracts/siteContent'
import { reasonOf } from '@site/contracts/parseContent'
import * as v from 'valibot'

const text = v.string('must be text')

/** The files with the agency's facts, beside those with evidence. What each fact has to be is in `siteFactsSchema.ts`. */
const files = {
  'agency.json': v.strictObject({
    brand: text,
    legalName: text,
    cnpj: text,
    whatsAppNumber: text,
    phone: text,
    email: text,
    address: v.strictObject({ street: text, district: text, city: text, state: text, postalCode: text }),
    social: v.strictObject({ name: text, url: text }),
  }),
  'hours.json': v.strictObject({
    items: v.array(v.strictObject({ first: text, last: text, opens: text, closes: text }), 'must be a list'),
  }),
} as const

export const factFiles: readonly string[] = Object.keys(files)

/** Facts by the variable that may hold each of them instead, and where its file says it. */
export type Facts = ReadonlyMap<string, { value: string; place: string }>

/** Reads the facts in a folder. @throws Error that names the file and the field, and says how to correct it. */
export function readFacts(folder: string | undefined): Facts {
  const agency = folder === undefined ? undefined : read(folder, 'agency.json')
  const hours = folder === undefined ? undefined : read(folder, 'hours.json')
  const { address, social, ...names } = agency ?? {}
  const openingHours = hours && openingHoursOf(hours)
  const facts = new Map<string, { value: string; place: string }>()
  const add = (prefix: string, place: string, values: Readonly<Record<string, string>> = {}) => {
    for (const [name, value] of Object.entries(values)) {
      facts.set(prefix + variableOf(name), { value, place: `agency.json: ${place}${name}` })
    }
  }
  add('', '', names)
  add('ADDRESS_', 'address.', address)
  add('SOCIAL_', 'social.', social)
  if (openingHours !== undefined) facts.set('OPENING_HOURS', { value: openingHours, place: 'hours.json: items' })
  return facts
}

/** `postalCode`: POSTAL_CODE. WhatsApp is one word. */
const variableOf = (name: string) =>
  name
    .replace('whatsApp', 'whatsapp')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase()

function read<File extends keyof typeof files>(
  folder: string,
  file: File,
): v.InferOutput<(typeof files)[File]> | undefined {
  const path = join(folder, file)
  if (!existsSync(path)) return undefined
  const result = v.safeParse(files[file], contentOf(path, file))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`EVIDENCE_DIR: ${file}: ${v.getDotPath(issue) ?? 'it'} ${reasonOf(issue)}.`)
}

function contentOf(path: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`EVIDENCE_DIR: ${file} is not JSON.`)
  }
}
