import type { Release } from '@site/contracts/Release'
import { parseShellRelease, type ShellRelease } from '@site/contracts/ShellRelease'
import { manifestContent, refuseTooMuch } from '@site/remote-kit/gate/manifest/manifestContent'
import { readManifest } from '@site/remote-kit/gate/manifest/readManifest'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { byRules, ReleaseProblem } from './ReleaseProblem.ts'
import { readReleaseJson, readReleaseText } from './readReleaseJson.ts'

/** Reads a remote's manifest. @throws ReleaseProblem */
export async function readReleaseManifest(folder: string): Promise<Release> {
  const content = await readReleaseText(folder)
  return byRules(() => readManifest(content))
}

/** Reads the shell's manifest. @throws ReleaseProblem */
export async function readShellManifest(folder: string): Promise<ShellRelease> {
  const json = await readReleaseJson(folder)
  const content = await byRules(async () => {
    const stated = manifestContent(json)
    refuseTooMuch(stated)
    return stated
  })
  try {
    return parseShellRelease(content)
  } catch (error) {
    throw new ReleaseProblem('bad', 'malformed', messageOf(error))
  }
}
