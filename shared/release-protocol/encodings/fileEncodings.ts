import { join } from 'node:path'
import { descriptions, fileHash, fileName } from '@site/contracts/ReleaseFiles'
import * as v from 'valibot'
import { hashOf } from '../files/hashOf.ts'

const encodingStatement = v.object({ size: v.pipe(v.number(), v.integer(), v.minValue(0)), hash: fileHash })
const fileEncodings = v.object({
  identity: encodingStatement,
  br: v.optional(encodingStatement),
  gzip: v.optional(encodingStatement),
})
const encodingsOfFiles = v.record(fileName, fileEncodings)

/** Size in bytes and SHA-384 of one encoding of a file. */
export type EncodingStatement = v.InferOutput<typeof encodingStatement>
/** Every encoding of a file; `identity` is the file itself, and what the others decode to. */
export type FileEncodings = v.InferOutput<typeof fileEncodings>
/** Every encoding of each compressed file of a release, by the file's name. */
export type EncodingsOfFiles = Readonly<Record<string, FileEncodings>>

/** Reads a file as a whole. */
export type ReadFile = (path: string) => Promise<Buffer>

export function sizeAndHashOf(content: Buffer): EncodingStatement {
  return { size: content.length, hash: hashOf(content) }
}

/** True for exactly the content that a statement is about. */
export function isStated(content: Buffer, statement: EncodingStatement | undefined): boolean {
  return statement !== undefined && content.length === statement.size && hashOf(content) === statement.hash
}

/** Where a release's encodings are stated. */
export const encodingsFile = (folder: string) => join(folder, descriptions.encodings)

/** The stated encodings of a release. Nothing if they cannot be read: what an encoding decodes to can state it again. */
export async function readEncodings(folder: string, read: ReadFile): Promise<EncodingsOfFiles> {
  try {
    return v.parse(encodingsOfFiles, JSON.parse((await read(encodingsFile(folder))).toString()))
  } catch {
    return {}
  }
}
