import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { writeDurably } from '@site/release-protocol/files/durableFiles'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { addNumbered, numberedFile, numbersIn } from '@site/release-protocol/files/numberedFiles'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { type ContentStore, type NumberedRecord, recordsIn } from '../content/ContentStore.ts'
import { hashSafely, readSafely } from '../readSafely.ts'

/** The largest file and record that are read, in bytes. */
const limits = { file: 8_000_000, record: 1_000_000 }

/** Content in a folder: `files` has each file by its hash, the other folders are kinds of records. */
export function createFolderContent(folder: string): ContentStore {
  const files = join(folder, 'files')
  const fileOf = (hash: string) => join(files, Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex'))

  return {
    folder,
    async write(content) {
      const hash = hashOf(content)
      // It may be old, and about to be removed.
      if (await touched(fileOf(hash))) return hash
      await mkdir(files, { recursive: true })
      await writeDurably(fileOf(hash), content)
      return hash
    },
    async files() {
      const names = await readdir(files).catch(() => [])
      const found = await Promise.all(names.filter(isFile).map((name) => fileAt(name, join(files, name))))
      return found.flatMap((file) => file ?? [])
    },
    async remove(hash, since) {
      const file = await fileAt(basename(fileOf(hash)), fileOf(hash))
      if (file && file.at < since) await rm(fileOf(hash), { force: true })
    },
    async read(hash) {
      const { hash: present, content } = await hashSafely(fileOf(hash), limits.file, true)
      if (present === hash) return content
      throw new ReleaseProblem('trouble', 'forged', 'A file of the content has changed.')
    },
    async list(kind, max, before = Number.POSITIVE_INFINITY) {
      const found: NumberedRecord[] = []
      for (const number of await numbersIn(join(folder, kind))) {
        if (number >= before) continue
        if (found.length === max) break
        const read = readSafely(numberedFile(join(folder, kind), number), limits.record)
        const text = await read.catch(() => '')
        found.push(...recordsIn(number, text.toString()))
      }
      return found
    },
    kinds: async (start) => (await readdir(folder).catch(() => [])).filter((kind) => kind.startsWith(start)),
    add: (kind, { number, content }) => addNumbered(join(folder, kind), number, Object(content)),
  }
}

/** Others are being written. */
const isFile = (name: string) => /^[0-9a-f]{96}$/.test(name)

/** A file by its name; none if it has gone. */
async function fileAt(name: string, path: string) {
  const found = await stat(path).catch(() => undefined)
  return found && { hash: `sha384-${Buffer.from(name, 'hex').toString('base64')}`, at: found.mtimeMs }
}

/** Makes a file as young as a new one. False if there is none. */
async function touched(path: string): Promise<boolean> {
  const now = new Date()
  return utimes(path, now, now).then(
    () => true,
    () => false,
  )
}
