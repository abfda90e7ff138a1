import { siteCollections } from '@site/contracts/siteContent'
import * as v from 'valibot'

const encoding = v.object({ size: v.number(), hash: v.string() })

const documentEntry = v.object({
  /** The path that it answers, decoded. */
  path: v.string(),
  /** Where it lies in the folder. */
  file: v.string(),
  /** The remote, or the shell, whose part of the composition it is; `all` for what is made from all of them. */
  part: v.string(),
  status: v.number(),
  type: v.string(),
  etag: v.string(),
  headers: v.record(v.string(), v.string()),
  summary: v.optional(v.object({ title: v.string(), description: v.string() })),
  encodings: v.object({ identity: encoding, br: encoding, gzip: encoding }),
})

const texts = <Name extends string>(...names: readonly Name[]) =>
  v.object(Object.fromEntries(names.map((name) => [name, v.string()])) as Record<Name, v.StringSchema<undefined>>)

/** What its content says about the agency. */
const agencyFacts = v.object({
  ...texts('brand', 'legalName', 'cnpj', 'whatsAppNumber', 'phone', 'email', 'openingHours').entries,
  address: texts('street', 'district', 'city', 'state', 'postalCode'),
  social: texts('name', 'url'),
  slogan: v.optional(v.string()),
  numbers: v.optional(siteCollections.numbers),
  saysSamples: v.optional(v.literal(true)),
})

const fileEntry = v.object({
  /** The address that it has, which is also where it lies below `site` or `guarded`. */
  address: v.string(),
  /** Its release, and its name there. */
  name: v.string(),
  id: v.string(),
  file: v.string(),
  caching: v.picklist(['immutable', 'day', 'none']),
  guarded: v.boolean(),
  encodings: v.object({ identity: v.optional(encoding), br: v.optional(encoding), gzip: v.optional(encoding) }),
})

/**
 * What `composition.json` states: everything that visitors get, with the size in bytes and the SHA-384 of each encoding.
 * Nothing in it depends on when or where it was written, so that two of them can be compared.
 */
export const compositionManifest = v.object({
  id: v.string(),
  /** The server's build that has finished the documents. */
  build: v.string(),
  /** Ids of the shell's release and of each remote's. */
  releases: v.record(v.string(), v.string()),
  /** SHA-384 of the content that the documents were made with. */
  content: v.string(),
  /** The facts that its content replaces. Compositions of earlier versions have none. */
  facts: v.optional(agencyFacts),
  /** Values of all external services, by name. */
  services: v.record(v.string(), v.string()),
  /** Targets by former path, both decoded. */
  redirects: v.record(v.string(), v.string()),
  /** Kinds of the forms that are accepted. */
  forms: v.array(v.string()),
  /** The key of everything that each part's documents were made from (compositionNameOf.ts). */
  parts: v.record(v.string(), v.string()),
  documents: v.array(documentEntry),
  files: v.array(fileEntry),
})

export type CompositionManifest = v.InferOutput<typeof compositionManifest>
export type DocumentEntry = v.InferOutput<typeof documentEntry>
export type FileEntry = v.InferOutput<typeof fileEntry>

/** The part of documents that are made from all parts, such as the sitemap. */
export const OF_ALL = 'all'

/** The name of a manifest in its composition's folder. */
export const MANIFEST = 'composition.json'
