import type { Release } from '@site/contracts/Release'
import { parseShellRelease, type ShellRelease } from '@site/contracts/ShellRelease'
import { manifestContent, refuseTooMuch } from '@site/remote-kit/gate/manifest/manifestContent'
import { readManifest } from '@site/remote-kit/gate/manifest/readManifest'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { readReleaseJson, readReleaseText } from './readReleaseJson.ts'

/** Reads a remote's manifest. @throws ReleaseProblem */
export async function readReleaseManifest(folder: string): Promise<Release> {
  return readManifest(await readReleaseText(folder))
}

/** Reads the shell's manifest. @throws ReleaseProblem */
export async function readShellManifest(folder: string): Promise<ShellRelease> {
  const content = manifestContent(await readReleaseJson(folder))
  refuseTooMuch(content)
  try {
    return parseShellRelease(content)
  } catch (error) {
    throw new ReleaseProblem('bad', 'malformed', messageOf(error))
  }
}
