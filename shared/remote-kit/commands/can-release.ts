import { basename, join } from 'node:path'
import { canReleaseRemote } from '../browser/canRelease/canReleaseRemote.ts'
import { canReleaseShell } from '../browser/canRelease/canReleaseShell.ts'
import { findOwnSite } from '../release/command/OwnSite.ts'
import { runCommand } from '../release/command/runCommand.ts'
import { SHELL } from '../release/command/Workplace.ts'

/**
 * Command: builds the remote in the working directory, or the one that is named, and reports what its release would break; of the
 * shell, which remotes. Releases nothing.
 */
const here = process.cwd()
const site = await findOwnSite(here)
const [name = basename(here)] = process.argv.slice(2)
const isShell = site !== undefined && name === SHELL
const folder = site && here === site.root ? join(here, name) : here
await runCommand(() => (isShell ? canReleaseShell(site) : canReleaseRemote(folder)))
