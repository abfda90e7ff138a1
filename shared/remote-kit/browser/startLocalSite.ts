import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { startServer } from '../dev/startServer.ts'
import { readPointerFiles } from '../release/publication/pointerFiles.ts'
import { makeKeys } from '../release/signing/signatures.ts'
import { sharedFolder } from '../release/publication/sharedFolder.ts'

/** A site on this machine for the duration of a command, with a key that may upload releases of one remote. */
export type LocalSite = { url: string; privateKey: string; stop(): Promise<void> }

/**
 * Serves what the repository in `root` has built and released last, from copies, so that whatever is uploaded is discarded.
 * @throws Error that says what to do first.
 */
export async function startLocalSite(root: string, name: string): Promise<LocalSite> {
  const { RELEASES_DIR = 'releases', REGISTRY_FILE = 'shell/remotes.json' } = process.env
  const main = join(root, 'shell/dist/server/main.cjs')
  const released = resolve(root, RELEASES_DIR)
  const pointers = existsSync(released) ? readPointerFiles(released) : new Map<string, undefined>()
  if (!existsSync(main) || !pointers.get('shell')) {
    const mend = 'run "npm run build" and "npm run release -- --built" in its repository first, or set SITE'
    throw new Error(`There is no site to compare with: ${mend}.`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'local-site-'))
  const releases = join(folder, 'releases')
  for (const [of, pointer] of pointers) {
    if (pointer) copyRelease(released, releases, of, pointer.release)
  }
  const finished = join(released, sharedFolder.finished)
  if (existsSync(finished)) {
    cpSync(finished, join(releases, sharedFolder.finished), { recursive: true, dereference: true })
  }
  const { publicKey, privateKey } = makeKeys()
  const registered = parseRegistry(JSON.parse(readFileSync(resolve(root, REGISTRY_FILE), 'utf8')))
  const registry = registered.map((remote) => (remote.name === name ? { ...remote, keys: [publicKey] } : remote))
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry))
  return { privateKey, ...(await serve(root, main, folder)) }
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

async function serve(root: string, main: string, folder: string): Promise<Omit<LocalSite, 'privateKey'>> {
  const env = {
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
  const server = await startServer({
    command: [main],
    cwd: root,
    env,
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
