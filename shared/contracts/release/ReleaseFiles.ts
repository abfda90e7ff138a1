import * as v from 'valibot'

/**
 * Largest `release.json` that is read, in bytes, and how much it may list. 12,000 paths are 10,000 articles with room
 * to grow: what a server does with each of them before the release is live is done in batches, and their pages need not be
 * made ahead (`ReleaseRoute.ts`, content). The text of such a statement is parsed in one stretch of twenty milliseconds at the most.
 */
export const releaseLimits = { statement: 4_000_000, routes: 200, paths: 12_000, files: 5_000, file: 32_000_000 }

export const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'an id of 16 hexadecimal digits'))
export const fileName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?!.*\.\.)[\w@.-]+(\/[\w@.-]+)*$/, 'a relative path without ..'),
)
/** Address of a file that has one of its own. */
export const fileAddress = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(\/[\w@-][\w@.-]*)+$/, 'an address of plain names'),
)
/** Documents for download by their addresses: nothing that a browser runs, so no page can make one its service worker. */
export const publicDocuments = v.pipe(
  v.record(
    v.pipe(fileAddress, v.regex(/\.(pdf|csv|docx|ics|vcf|xlsx|zip)$/, 'the address of a document')),
    v.pipe(fileName, v.startsWith('documents/', 'a file in documents/')),
  ),
  v.maxEntries(50),
)
export const fileHash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a SHA-384 in SRI form'))
/** SHA-384 of every file of a release: one that is missing here is neither read nor served. */
export const fileHashes = v.pipe(v.record(fileName, fileHash), v.maxEntries(releaseLimits.files))
/** Bytes of every file, so that one that was cut off is told from one that was forged. */
export const fileSizes = v.record(
  fileName,
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(releaseLimits.file)),
)
