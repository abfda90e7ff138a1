import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { readPointerFiles } from '@site/remote-kit/release/pointerFiles'
import { publish, PublishedMeanwhile, readPublished } from '@site/remote-kit/release/publish'
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
/** Where all pointed before the work began: who is released by somebody else meanwhile is not overwritten. */
const { pointers = {} } = (await readPublished(releasesFolder)) ?? {}
const files = readPointerFiles(releasesFolder)

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
const chosen: Record<string, string> = {}
for (const name of names) {
  const { id } =
    name === 'shell' ? await makeShellRelease({ releasesFolder }) : await makeRelease(join(root, name), releasesFolder)
  const pointer = pointers[name]
  const isBroken = files.has(name) && files.get(name) === undefined
  if (atStart && pointer?.release === id) continue
  if (!atStart || startMayPoint(pointer, isBroken)) chosen[name] = id
  else {
    console.log(
      `${name} stays at ${pointer?.release ?? 'its pointer'}: "npm run release -- ${name}" releases what was built.`,
    )
  }
}
if (Object.keys(chosen).length > 0) {
  const expected = Object.fromEntries(names.map((name) => [name, pointers[name]?.counter ?? 0]))
  try {
    await publish(releasesFolder, chosen, { by: atStart ? 'start' : 'release', expected })
  } catch (error) {
    if (!(error instanceof PublishedMeanwhile)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
for (const [name, id] of Object.entries(chosen)) console.log(`${name} released as ${id}`)
