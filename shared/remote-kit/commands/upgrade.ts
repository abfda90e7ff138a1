import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, validRange } from 'semver'
import * as v from 'valibot'
import { sharedVersions } from '../build/libraries/checkShared.ts'
import { changesSince, upgradeManifest } from '../generator/upgradeManifest.ts'
import { withPresentNames } from '../generator/withPresentNames.ts'
import { listFiles } from '../release/listFiles.ts'

/**
 * Command: moves the remote in the working directory to the installed kit: its package.json, and that of the repository around it,
 * state the versions that the kit works with, and its sources use the present names of what was only renamed. Prints what else
 * has changed since.
 */
const KIT = '@site/remote-kit'
const kit = join(import.meta.dirname, '..')
const record = v.record(v.string(), v.unknown())
const read = (file: string) => v.parse(record, JSON.parse(readFileSync(file, 'utf8')))
const { version } = v.parse(v.object({ version: v.string() }), read(join(kit, 'package.json')))
const wanted = { ...sharedVersions(), [KIT]: `^${version}` }

const files = ['package.json', '../package.json'].map((file) => join(process.cwd(), file)).filter(existsSync)
const stated = files.map((file) => rangeOfKit(read(file))).find((range) => range !== undefined)
for (const file of files) {
  const { manifest, changes } = upgradeManifest(read(file), wanted)
  if (changes.length === 0) continue
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  for (const { name, from, to } of changes) console.log(`${file}: ${name} ${from} is ${to} now.`)
}
for (const name of listFiles(join(process.cwd(), 'src')).filter((file) => /\.tsx?$/.test(file))) {
  const file = join(process.cwd(), 'src', name)
  const source = readFileSync(file, 'utf8')
  const present = withPresentNames(source)
  if (present === source) continue
  writeFileSync(file, present)
  console.log(`${file}: uses the present names of what it imports.`)
}
const former = stated === undefined ? undefined : minVersion(stated)?.major
const changes = former === undefined ? '' : changesSince(readFileSync(join(kit, 'CHANGELOG.md'), 'utf8'), former)
if (changes !== '') console.log(`\nWhat has changed since ${KIT} ${former}, and may concern this remote:\n\n${changes}`)
console.log(`This remote works with ${KIT} ${version}: run "npm install" and "npm run build", and release it again.`)

function rangeOfKit({ devDependencies, dependencies }: Readonly<Record<string, unknown>>): string | undefined {
  const all = { ...Object(dependencies), ...Object(devDependencies) }
  const range: unknown = all[KIT]
  return typeof range === 'string' && validRange(range) ? range : undefined
}
