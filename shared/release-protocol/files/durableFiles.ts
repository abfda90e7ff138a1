import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a file so that a crash at any moment leaves the former one or the new one, and nothing in between. */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`
  try {
    const handle = await open(draft, 'w')
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Gives a complete folder its name once everything in it is on the disk. */
export async function moveDurably(draft: string, target: string): Promise<void> {
  const entries = await readdir(draft, { recursive: true, withFileTypes: true })
  for (const entry of entries) if (entry.isFile()) await synchronize(join(entry.parentPath, entry.name), 'r+')
  await rename(draft, target)
  // Not every system can do this with a folder.
  await synchronize(dirname(target), 'r').catch(() => undefined)
}

async function synchronize(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
