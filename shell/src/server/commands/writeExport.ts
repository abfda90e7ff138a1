import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shellPages } from '../../universal/notices/shellPages.ts'
import { findPage } from '../http/pages/findPage.ts'
import type { Composition } from '../releases/composition/Composition.ts'

type Exported = Pick<Composition, 'finished' | 'files' | 'releases' | 'parts'>

/** Writes what a static host can serve of a composition to an empty folder. Answers how much that was. */
export function writeExport(composition: Exported, folder: string): { documents: number; files: number } {
  const { finished, files } = composition
  const headers: Record<string, Readonly<Record<string, string>>> = {}
  for (const [path, page] of finished) {
    const file = exportedFile(path, page.type)
    // A static host asks nobody for a token: what is guarded stays here.
    if (!file || findPage(composition, encodeURI(path))?.guarded) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), page.body.identity)
    writeFileSync(join(folder, `${file}.br`), page.body.br)
    writeFileSync(join(folder, `${file}.gz`), page.body.gzip)
    headers[`/${file}`] = page.headers
  }
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers, null, 2))
  const open = [...files].filter(([, { guarded }]) => !guarded)
  for (const [address, { folder: source, file }] of open) {
    const copy = join(folder, address)
    mkdirSync(dirname(copy), { recursive: true })
    for (const form of ['', '.br', '.gz']) {
      const made = join(source, `${file}${form}`)
      if (existsSync(made)) cpSync(made, `${copy}${form}`)
    }
  }
  return { documents: Object.keys(headers).length, files: open.length }
}

/** The file of a finished answer in an export; undefined for answers that only a server gives. */
function exportedFile(path: string, type: string): string | undefined {
  if (path === shellPages.notFound) return '404.html'
  if (path.startsWith('*')) return undefined
  if (!type.startsWith('text/html')) return path.slice(1)
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}
