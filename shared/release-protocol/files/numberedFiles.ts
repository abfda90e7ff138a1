import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { systemErrorCode } from '../errors/systemErrorCode.ts'

/** Files that are numbered from 1 on, so that they sort. Each is created atomically, once, and never changes. */
export function numberedFile(folder: string, number: number): string {
  return join(folder, `${String(number).padStart(8, '0')}.json`)
}

/** The existing numbers, highest first. */
export async function numbersIn(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .flatMap((name) => (/^\d{8}\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((one, other) => other - one)
}

/** What the newest file says that can be read; undefined if there is none. */
export async function newestReadable<Content>(
  folder: string,
  read: (number: number) => Content | Promise<Content>,
): Promise<Content | undefined> {
  for (const number of await numbersIn(folder)) {
    try {
      return await read(number)
    } catch {
      // The one before it applies.
    }
  }
  return undefined
}

/**
 * Adds a file. Returns false if the number is taken: nothing is ever overwritten. @throws Error if the folder is not
 * writable.
 */
export async function addNumbered(folder: string, number: number, content: object): Promise<boolean> {
  const file = numberedFile(folder, number)
  const draft = `${file}.${randomUUID()}.draft`
  await mkdir(dirname(file), { recursive: true })
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(`${JSON.stringify(content)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    // Unlike a rename, a link fails if the file exists.
    await link(draft, file)
    return true
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}
