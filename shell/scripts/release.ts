import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { pointToAll, readPointer } from '@site/remote-kit/release/pointTo'
import { makeRelease } from '@site/remote-kit/release/writeRelease'
import { makeShellRelease } from '../build/makeShellRelease.ts'
import { readConfiguration } from '../src/server/configuration/readConfiguration.ts'
import { startMayPoint } from './startMayPoint.ts'

/**
 * Command: releases the shell and remotes that are named, or all of them, in one step: a running site sees all or none.
 * `--built` takes the builds as they are; `--start` too, and points only to what nobody has chosen (startMayPoint.ts).
 */
const root = join(import.meta.dirname, '../..')
const { releasesFolder, registryFile } = readConfiguration(process.env, root)
// A registered remote may have its sources in a repository of its own, and is released from there.
const registered = parseRegistry(JSON.parse(readFileSync(registryFile, 'utf8')))
const all = ['shell', ...registered.map(({ name }) => name).filter((name) => existsSync(join(root, name)))]

const parameters = process.argv.slice(2)
const atStart = parameters.includes('--start')
const named = parameters.filter((parameter) => !parameter.startsWith('--'))
const unknown = named.find((name) => !all.includes(name))
if (unknown) {
  console.error(`There is no ${unknown}. What can be released: ${all.join(', ')}.`)
  process.exit(1)
}
const names = named.length > 0 ? named : all

for (const name of atStart || parameters.includes('--built') ? [] : names) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', name], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(`${name} cannot be built. Nothing was released.`)
    process.exit(1)
  }
}
mkdirSync(releasesFolder, { recursive: true })
const chosen: Record<string, string> = {}
for (const name of names) {
  const { id } =
    name === 'shell' ? await makeShellRelease({ releasesFolder }) : await makeRelease(join(root, name), releasesFolder)
  const pointer = readPointer(releasesFolder, name)
  const isThere = existsSync(join(releasesFolder, name, 'current.json'))
  if (!atStart || startMayPoint(pointer, isThere)) chosen[name] = id
  else if (pointer?.release !== id) {
    console.log(
      `${name} stays at ${pointer?.release ?? 'its pointer'}: "npm run release -- ${name}" releases what was built.`,
    )
  }
}
pointToAll(releasesFolder, chosen, { byStart: atStart })
for (const [name, id] of Object.entries(chosen)) console.log(`${name} released as ${id}`)
