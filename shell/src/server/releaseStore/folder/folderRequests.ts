import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { readSafely } from '../readSafely.ts'
import { type AskedRequest, askedRequest, keyOfRequest, REQUEST_PERIOD, type Requests } from '../Requests.ts'

/** In bytes. */
const MAX_BYTES = 100_000

/** Requests in a folder, one file each. */
export function createFolderRequests(folder: string, now: () => number): Requests {
  const read = async (file: string): Promise<AskedRequest | undefined> => {
    try {
      return v.parse(askedRequest, JSON.parse((await readSafely(join(folder, file), MAX_BYTES)).toString()))
    } catch {
      return undefined
    }
  }
  async function write(asked: AskedRequest): Promise<void> {
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${keyOfRequest(asked.request)}.json`)
    const draft = `${file}.${randomUUID()}.draft`
    await writeFile(draft, JSON.stringify(asked))
    await rename(draft, file)
  }

  return {
    async ask(request, valid) {
      const known = await read(`${keyOfRequest(request)}.json`)
      if (known && (!known.answer || known.at > now() - valid)) return known.answer
      await write({ request, at: now() })
      return undefined
    },
    async open() {
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'))
      const found = await Promise.all(files.map(async (file) => ({ file, asked: await read(file) })))
      for (const { file, asked } of found) {
        if ((asked?.at ?? 0) < now() - REQUEST_PERIOD) await rm(join(folder, file), { force: true })
      }
      return found.flatMap(({ asked }) => (asked && !asked.answer ? [asked.request] : []))
    },
    answer: (request, answer) => write({ request, at: now(), answer }),
  }
}
