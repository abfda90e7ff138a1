import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { expectWorkspace } from '../generator/expectWorkspace.ts'
import { register } from '../generator/register.ts'
import { OWNERS, remoteFiles, repositoryFiles } from '../generator/remoteFiles.ts'
import { remoteNames } from '../generator/remoteNames.ts'

/**
 * Command: makes a complete remote in a new folder of its name. In the site's repository it is registered and installed as
 * well; anywhere else it becomes the content of a repository of its own.
 */
try {
  makeRemote(process.argv[2] ?? '')
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}

function makeRemote(name: string): void {
  const names = remoteNames(name)
  const place = process.cwd()
  const folder = join(place, name)
  const registry = join(place, 'shell/remotes.json')
  const isStandalone = !existsSync(registry)
  if (existsSync(folder)) throw new Error(`${folder} already exists.`)
  if (!isStandalone) expectWorkspace(place, name)
  const kit = join(import.meta.dirname, '..')
  const files = remoteFiles(kit, { names, isStandalone })
  if (!isStandalone) register(registry, names)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  console.log(`${name} answers ${names.route} from ${folder}. Its README describes the next steps.`)
  if (isStandalone) {
    for (const [name, text] of Object.entries(repositoryFiles(kit, names))) {
      const file = join(place, name)
      mkdirSync(dirname(file), { recursive: true })
      if (name === OWNERS) appendFileSync(file, text)
      else if (!existsSync(file)) writeFileSync(file, text)
    }
    return
  }
  const { status } = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: place,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm install failed: run it again before the new remote is built.')
}
