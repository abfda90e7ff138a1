import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ContentVersion } from '@site/contracts/ContentVersion'
import type { ContentStore } from '../../releaseStore/content/ContentStore.ts'
import { readFiles } from './contentHistory.ts'

/** What is committed: what the site says, a file for each collection, and all that a copy of the site needs. No draft. */
const SAID = 'site'
const COMMITTED = [SAID, 'files', 'versions']

/** How long Git may take, in ms. */
const PATIENCE = 20_000

type Folder = Pick<ContentStore, 'read' | 'folder'>

/** Whether content lies in a Git repository of its own. */
const isRepository = (folder: string | undefined): folder is string =>
  folder !== undefined && existsSync(join(folder, '.git'))

/** Commits a version in the name of whoever published it. Does nothing where there is no repository. @throws Error that says why not */
export async function commitContent(store: Folder, version: ContentVersion): Promise<void> {
  const { folder } = store
  if (!isRepository(folder)) return
  await writeSaid(store, folder, version)
  await git(folder, ['add', '--all', '--', ...(await present(folder))])
  await git(folder, ['commit', '--quiet', '--author', authorOf(version), '--message', commitMessage(version)])
}

/** Whether something was published that no commit has. */
export async function hasUncommitted({ folder }: Folder): Promise<boolean> {
  if (!isRepository(folder)) return false
  try {
    return (await git(folder, ['status', '--porcelain', '--', ...(await present(folder))])) !== ''
  } catch {
    // What cannot even be asked does not commit either.
    return true
  }
}

/** The message of a version's commit. */
export function commitMessage({ number, changed, plannedAt, restores }: ContentVersion): string {
  const what = changed.join(', ')
  if (restores !== undefined) return `Volta à versão ${restores}: ${what}\n\nVersão ${number}.`
  return `Publica ${what}\n\nVersão ${number}${plannedAt ? ', na hora marcada' : ''}.`
}

/** A name that Git accepts; the site does not hand on addresses. */
const authorOf = ({ by }: ContentVersion) => `${by.replace(/[<>\p{Cc}]/gu, '').trim() || 'Alguém'} <>`

const present = async (folder: string) => {
  const names = await readdir(folder)
  return COMMITTED.filter((name) => names.includes(name))
}

async function writeSaid(store: Folder, folder: string, { content }: ContentVersion): Promise<void> {
  const files = await readFiles(store, content)
  const said = join(folder, SAID)
  await mkdir(said, { recursive: true })
  for (const name of await readdir(said)) {
    if (!(name.replace(/\.json$/, '') in files)) await rm(join(said, name), { recursive: true })
  }
  for (const [name, hash] of Object.entries(files)) await writeFile(join(said, `${name}.json`), await store.read(hash))
}

/** Asks for nothing, runs no hook and signs nothing: somebody waits for the publication. */
async function git(folder: string, words: readonly string[]): Promise<string> {
  const settings = {
    'user.name': 'Site',
    'user.email': 'site@localhost',
    'core.hooksPath': '/dev/null',
    'commit.gpgSign': 'false',
    // A volume may belong to another user than the server's.
    'safe.directory': folder,
  }
  const stated = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, GIT_TERMINAL_PROMPT: '0' }
  const { stdout } = await promisify(execFile)('git', ['-C', folder, ...stated, ...words], { env, timeout: PATIENCE })
  return stdout
}
