import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { sizeAndHashOf } from '@site/release-protocol/encodings/fileEncodings'
import { writeFolder } from '../compositions/writeFolder.ts'

export const idOf = (letter: string) => letter.repeat(16)

/** Writes a release with a file in each encoding into a folder. */
export function putRelease(folder: string, name: string, id: string) {
  const content = Buffer.from(`file of ${name} ${id}`)
  const at = join(folder, name, id)
  mkdirSync(join(at, 'browser'), { recursive: true })
  writeFileSync(join(at, 'browser/page.js'), content)
  writeFileSync(join(at, 'browser/page.js.br'), brotliCompressSync(content))
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
  writeFileSync(join(at, 'release.json'), JSON.stringify({ name, id, files: { 'browser/page.js': hash } }))
}

/** Writes a composition with a page, and a file of `mfe-shop a` if that is among its releases. */
export async function putComposition(
  folder: string,
  name: string,
  text = '<h1>Loja</h1>',
  releases: Readonly<Record<string, string>> = { 'mfe-shop': idOf('a') },
): Promise<void> {
  const body = { identity: Buffer.from(text), br: brotliCompressSync(text), gzip: gzipSync(text) }
  const encodings = {
    identity: sizeAndHashOf(body.identity),
    br: sizeAndHashOf(body.br),
    gzip: sizeAndHashOf(body.gzip),
  }
  const document = { path: '/shop', file: 'site/shop/index.html', part: 'mfe-shop', status: 200, type: 'text/html' }
  const id = releases['mfe-shop']
  const file = {
    name: 'mfe-shop',
    id: id ?? '',
    file: 'browser/page.js',
    caching: 'immutable' as const,
    guarded: false,
  }
  const source = join(folder, 'mfe-shop', id ?? '', 'browser/page.js')
  const whole = id ? sizeAndHashOf(readFileSync(source)) : undefined
  await writeFolder(
    join(folder, 'compositions', name),
    {
      ...{ id: 'c', build: 'b', releases, content: '', services: {}, redirects: {}, forms: [], parts: {} },
      documents: [{ ...document, etag: 'e', headers: {}, encodings }],
      files: whole ? [{ address: `/r/mfe-shop/${id}/page.js`, ...file, encodings: { identity: whole } }] : [],
    },
    { document: async (_entry, encoding) => body[encoding], file: () => source },
  )
}
