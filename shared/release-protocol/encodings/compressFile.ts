import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeDurably } from '../files/durableFiles.ts'
import { type EncodingStatement, sizeAndHashOf } from './fileEncodings.ts'

/** The encodings in which a file is kept beside itself, smallest first, and what their names end with. */
export const suffixes = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof suffixes

/** True for a file of a release that is kept in all encodings: text that visitors request. */
export function isCompressed(file: string): boolean {
  return !/^(server|render|content)\//.test(file) && /\.(js|css|json|svg|html|xml|txt|webmanifest)$/.test(file)
}

/** Compresses the file at a path as small as possible, for servers that send static files. @returns what was written. */
export async function compressFile(path: string, content: Buffer, encoding: Encoding): Promise<EncodingStatement> {
  const compressed = await compress(content, encoding)
  await writeDurably(path + suffixes[encoding], compressed)
  return sizeAndHashOf(compressed)
}

async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return promisify(brotliCompress)(content, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}
