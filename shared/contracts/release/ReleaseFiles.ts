import * as v from 'valibot'

/**
 * The largest accepted `release.json`, in bytes, and how much it may list. 12,000 paths are 10,000 articles with room to
 * grow: the server processes them in batches before the release goes live, and their pages need not be prerendered
 * (`ReleaseRoute.ts`, `content`). Parsing a manifest of this size blocks for twenty milliseconds at most.
 */
export const releaseLimits = { statement: 4_000_000, routes: 200, paths: 12_000, files: 5_000, file: 32_000_000 }

/** Id of a release: the first 16 hexadecimal digits of a hash of its content. */
export const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'an id of 16 hexadecimal digits'))
/** A name that a compressed encoding of another file would have: it would be sent in place of that file. */
const encodedName = /\.(br|gz|zst|dcz|dcb)(\/|$)/i
/** Text in which no name ends like that of a compressed encoding. */
export const unencodedName = v.check(
  (name: string) => !encodedName.test(name),
  ({ input }) => `${input} has the ending of a compressed file, and the site compresses files itself: rename it`,
)
/** The files that describe a release, written by whoever stores it. */
export const descriptions = { release: 'release.json', encodings: 'encodings.json' } as const
/** Path of a file within its release, with `/` and without `..`, at most 200 characters. */
export const fileName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?!.*\.\.)[\w@.-]+(\/[\w@.-]+)*$/, 'is no relative path of letters, digits and ._-@'),
  unencodedName,
  v.check(
    (name) => !Object.values<string>(descriptions).includes(name.toLowerCase()),
    ({ input }) => `${input} describes the release, and cannot be one of its files: rename it`,
  ),
)
/** Address of a file that is served at a path of its own. */
export const fileAddress = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(\/[\w@-][\w@.-]*)+$/, 'an address of plain names'),
  unencodedName,
)
/** Downloadable documents by address: only file types that no browser executes, so that none can become a service worker. */
export const publicDocuments = v.pipe(
  v.record(
    v.pipe(fileAddress, v.regex(/\.(pdf|csv|docx|ics|vcf|xlsx|zip)$/, 'the address of a document')),
    v.pipe(fileName, v.startsWith('documents/', 'a file in documents/')),
  ),
  v.maxEntries(50),
)
/** SHA-384 of a file in the form of an `integrity` attribute: `sha384-` and Base64. */
export const fileHash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a SHA-384 in SRI form'))
/** SHA-384 of every file of a release: a file without one is neither read nor served. */
export const fileHashes = v.pipe(v.record(fileName, fileHash), v.maxEntries(releaseLimits.files))
/** Sizes of all files in bytes, to tell a truncated file from a forged one. */
export const fileSizes = v.record(
  fileName,
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(releaseLimits.file, `is larger than ${releaseLimits.file} bytes: make it smaller`),
  ),
)
