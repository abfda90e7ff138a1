import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import { makeKeys } from '@site/release-protocol/signing/signatures'
import { startServer } from '../../dev/startServer.ts'
import type { OwnSite } from '../../release/command/OwnSite.ts'

/** A site on this machine for the duration of a command, with a key that may upload releases of one remote. */
export type LocalSite = { url: string; privateKey: string; place: string; stop(): Promise<void> }

/**
 * Serves what is live in the store of the site's repository, from copies, so that whatever is uploaded is discarded.
 * @throws Error that says what to do first.
 */
export async function startLocalSite({ root, openStore }: OwnSite, name: string): Promise<LocalSite> {
  const main = join(root, 'shell/dist/server/main.cjs')
  const folder = mkdtempSync(join(tmpdir(), 'local-site-'))
  try {
    const place = await copyLive({ root, openStore }, folder)
    const { publicKey, privateKey } = makeKeys()
    writeFileSync(join(folder, 'registry.json'), registryWith(root, name, publicKey))
    return { privateKey, place, ...(await serve(root, main, folder)) }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Copies what is live in the store of the site's repository below a folder. @returns the store's name. @throws Error that says
 * what to do first.
 */
export async function copyLive(
  { root, openStore }: Pick<OwnSite, 'root' | 'openStore'>,
  folder: string,
): Promise<string> {
  const store = openStore()
  try {
    const { place, releasesFolder } = store
    const live = await store.live()
    if (!existsSync(join(root, 'shell/dist/server/main.cjs')) || !live.shell) {
      const mend = 'run "npm run build" and "npm run release -- --built" in its repository first, or set SITE'
      throw new Error(`There is no site to compare with in ${place}: ${mend}.`)
    }
    for (const [of, id] of Object.entries(live)) {
      await store.fetch(of, id)
      copyRelease(releasesFolder, join(folder, 'releases'), of, id)
    }
    copyCompositions(releasesFolder, join(folder, 'releases'))
    return place
  } finally {
    await store.end()
  }
}

function copyCompositions(from: string, to: string): void {
  const compositions = join(from, sharedFolder.compositions)
  if (existsSync(compositions)) {
    cpSync(compositions, join(to, sharedFolder.compositions), { recursive: true, dereference: true })
  }
}

/** The registry, in which a remote has only this key. */
function registryWith(root: string, name: string, key: string): string {
  const { REGISTRY_FILE = 'shell/remotes.json' } = process.env
  const entries: unknown = JSON.parse(readFileSync(resolve(root, REGISTRY_FILE), 'utf8'))
  // An entry is written back as it was.
  const isOfName = (entry: unknown) => typeof entry === 'object' && entry && 'name' in entry && entry.name === name
  return JSON.stringify(Array.isArray(entries) && entries.map((one) => (isOfName(one) ? { ...one, keys: [key] } : one)))
}

/** The origin at which the releases were served, if that was on this machine: every page contains it. */
function localAddress(): string {
  const { SITE_URL: address = '' } = process.env
  return /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/.test(address) ? address : 'http://localhost:3000'
}

function copyRelease(from: string, to: string, name: string, id: string): void {
  cpSync(join(from, name, id), join(to, name, id), { recursive: true })
  writeFileSync(join(to, name, 'current.json'), JSON.stringify({ release: id }))
  // It counts as live before, so that no signature is required.
  mkdirSync(join(to, sharedFolder.admitted, name), { recursive: true })
  writeFileSync(join(to, sharedFolder.admitted, name, id), '')
}

/** The settings of a site with the releases and the registry in a folder. */
export function localSettings(folder: string): Readonly<Record<string, string | undefined>> {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_URL: localAddress(),
    RELEASES_DIR: join(folder, 'releases'),
    REGISTRY_FILE: join(folder, 'registry.json'),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    // There are no visitors and nothing is stored, and guarded pages are checked too.
    DATABASE_URL: '',
    ADMIN_TOKEN: '',
    TRUST_PROXY: '',
  }
}

async function serve(root: string, main: string, folder: string): Promise<Pick<LocalSite, 'url' | 'stop'>> {
  const server = await startServer({
    command: [main],
    cwd: root,
    env: localSettings(folder),
    stopBy: 'SIGKILL',
    failure: 'The site of this repository does not start:',
  })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
