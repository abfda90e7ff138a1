import { chmod, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import { readManifest } from '../compositions/readFolder.ts'
import { nginxConfiguration } from './nginxConfiguration.ts'

type Options = {
  releasesFolder: string
  compositionsFolder: string
  /** Names of the hosts on which something else is served. */
  otherHosts?: readonly string[] | undefined
  log: { warn(message: string): void }
}

const LIVE = '.live'
const CONFIGURATION = 'site.conf'

/**
 * Tells a web server on this machine which composition visitors get. It is asked for nothing else: a file names the
 * composition while all visitors get the same, and a configuration says where everything is, and with which headers.
 */
export function createWebServerPointer({ releasesFolder, compositionsFolder, otherHosts = [], log }: Options) {
  const folder = join(releasesFolder, sharedFolder.webServer)
  let known = ''

  async function write(composition: string, isForAll: boolean): Promise<void> {
    await mkdir(folder, { recursive: true })
    const marker = join(folder, composition + LIVE)
    const former = (await readdir(folder)).filter((name) => name.endsWith(LIVE) && name !== composition + LIVE)
    for (const name of [...former, ...(isForAll ? [] : [composition + LIVE])])
      await rm(join(folder, name), { force: true })
    const place = join(compositionsFolder, composition)
    const text = nginxConfiguration(await readManifest(place), { composition: place, marker, otherHosts })
    await replace(join(folder, CONFIGURATION), text)
    for (const path of [releasesFolder, compositionsFolder, folder]) await letOthersPass(path)
    if (isForAll) await writeFile(marker, '')
  }

  return {
    /** What visitors get from now on. Web servers ask this one if it cannot be written. */
    async point(composition: string, isForAll: boolean): Promise<void> {
      const wanted = `${composition} ${isForAll}`
      if (known === wanted) return
      try {
        await write(composition, isForAll)
        known = wanted
      } catch (error) {
        log.warn(`A web server has to ask for all pages: ${messageOf(error)}`)
      }
    },
  }
}

/** A web server that is started after a power failure must find all of it. */
async function replace(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  const handle = await open(draft, 'w', 0o644)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}

/** Its processes are another user. They may not list a folder, but open what they have the right to below it. */
async function letOthersPass(folder: string): Promise<void> {
  const { mode } = await stat(folder)
  if ((mode & 0o011) !== 0o011) await chmod(folder, mode | 0o011)
}
