import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runScript } from '../../release/command/prepare.ts'
import type { OwnSite } from '../../release/command/OwnSite.ts'
import { SHELL } from '../../release/command/Workplace.ts'
import type { ExitCode } from '../../release/publication/reportOutcome.ts'
import { linesOfObjections } from './linesOfObjections.ts'
import { copyLive, localSettings } from './startLocalSite.ts'

/**
 * Builds the shell and says which of the live remotes its release would break, all of them, and what each team has to do. Each
 * is rendered with it. @returns the command's exit code. @throws Error
 */
export async function canReleaseShell(site: OwnSite): Promise<ExitCode> {
  const folder = mkdtempSync(join(tmpdir(), 'can-release-'))
  try {
    runScript('build', join(site.root, SHELL))
    const place = await copyLive(site, folder)
    const { REGISTRY_FILE: registry = 'shell/remotes.json' } = process.env
    cpSync(resolve(site.root, registry), join(folder, 'registry.json'))
    const { id } = await site.makeShell(join(folder, 'releases'))
    const objections = await site.tryShell(id, localSettings(folder))
    console.log(`Rendered with what is live in ${place}.`)
    for (const line of linesOfObjections(objections, id)) console.log(line)
    console.log(objections.length === 0 ? 'It can be released.' : 'It cannot be released.')
    return objections.length === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
