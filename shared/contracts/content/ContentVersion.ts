import * as v from 'valibot'
import { fileHash } from '../release/ReleaseFiles.ts'

/** The name of a collection: `prices`. Its file is `prices.json`. */
export const collectionName = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^[a-z][A-Za-z0-9]*$/, 'the name of a collection'),
)

/** All of the content at one moment: the SHA-384 of each collection's file. What is missing is as the operator configured it. */
export const contentFiles = v.record(collectionName, fileHash)

export type ContentFiles = v.InferOutput<typeof contentFiles>

/**
 * One step in the history of the content: numbered, never changed or removed. The newest one is to be live. Undoing adds one
 * with the files of an earlier one.
 */
export const contentVersion = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Who published it. */
  by: v.pipe(v.string(), v.maxLength(200)),
  /** SHA-384 of the file that lists its files. */
  content: fileHash,
  /** The collections that it changed. */
  changed: v.array(collectionName),
  /** For when it was planned, if it was. */
  plannedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The number of the version whose files it took up again. */
  restores: v.optional(v.number()),
})

export type ContentVersion = v.InferOutput<typeof contentVersion>

/** Which version of the content a composition was made with, and why a newer one was not. */
export const composedContent = v.object({
  /** Absent if it is as the operator configured it. */
  version: v.optional(v.number()),
  refused: v.optional(v.object({ version: v.number(), reason: v.string() })),
})

export type ComposedContent = v.InferOutput<typeof composedContent>
