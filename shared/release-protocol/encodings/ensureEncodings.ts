import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFile, type Encoding, isCompressed, suffixes } from './compressFile.ts'
import { decodedHash } from './decodedHash.ts'
import { writeDurably } from '../files/durableFiles.ts'
import {
  type EncodingStatement,
  type EncodingsOfFiles,
  encodingsFile,
  type FileEncodings,
  isStated,
  type ReadFile,
  readEncodings,
  sizeAndHashOf,
} from './fileEncodings.ts'
import { messageOf } from '../errors/messageOf.ts'

type Options = {
  /** The folder of a release. */
  folder: string
  /** Hashes of its files, or of some of them, by name. */
  files: Readonly<Record<string, string>>
  read?: ReadFile
}

/** What a release has in all encodings. */
export type EnsuredEncodings = {
  stated: EncodingsOfFiles
  /** The names of those that were damaged or lost, and have been made again. */
  mended: readonly string[]
  /** Why others could not be. */
  problem?: string
}

/**
 * Makes sure that a release's files are there in all encodings, each exactly as stated; one that is missing or damaged is
 * made from its file. Only an encoding without a valid statement is decoded, because that takes longer than a hash.
 */
export async function ensureEncodings({ folder, files, read = readFile }: Options): Promise<EnsuredEncodings> {
  const former = await readEncodings(folder, read)
  const stated: Record<string, FileEncodings> = { ...former }
  const mended: string[] = []
  try {
    for (const [file, hash] of Object.entries(files)) {
      if (!isCompressed(file)) continue
      const ensured = await ensureFile({ path: join(folder, file), hash, stated: former[file], read })
      stated[file] = ensured.encodings
      mended.push(...ensured.mended.map((encoding) => file + suffixes[encoding]))
    }
    if (JSON.stringify(stated) !== JSON.stringify(former))
      await writeDurably(encodingsFile(folder), JSON.stringify(stated))
    return { stated, mended }
  } catch (error) {
    return { stated, mended, problem: messageOf(error) }
  }
}

type OneFile = { path: string; hash: string; stated: FileEncodings | undefined; read: ReadFile }

async function ensureFile({ path, hash, stated, read }: OneFile) {
  const known = stated?.identity.hash === hash ? stated : undefined
  const found = {
    br: await examine(path, 'br', { hash, statement: known?.br, read }),
    gzip: await examine(path, 'gzip', { hash, statement: known?.gzip, read }),
  }
  if (known && found.br.statement && found.gzip.statement) {
    return { encodings: { identity: known.identity, br: found.br.statement, gzip: found.gzip.statement }, mended: [] }
  }
  const content = await read(path)
  const identity = sizeAndHashOf(content)
  if (identity.hash !== hash) throw new Error(`${path} has the wrong hash.`)
  const complete = async (encoding: Encoding) => found[encoding].statement ?? compressFile(path, content, encoding)
  return {
    encodings: { identity, br: await complete('br'), gzip: await complete('gzip') },
    mended: (['br', 'gzip'] as const).filter((encoding) => !found[encoding].statement && found[encoding].wasThere),
  }
}

type Expected = { hash: string; statement: EncodingStatement | undefined; read: ReadFile }

/** What is there of an encoding of a file; without a statement if it has to be made again. */
async function examine(path: string, encoding: Encoding, { hash, statement, read }: Expected) {
  const content = await read(path + suffixes[encoding]).catch(() => undefined)
  if (content === undefined) return { wasThere: statement !== undefined }
  if (isStated(content, statement)) return { wasThere: true, statement }
  const isRight = (await decodedHash(content, encoding)) === hash
  return { wasThere: true, statement: isRight ? sizeAndHashOf(content) : undefined }
}
