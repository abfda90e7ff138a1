import { readFileSync } from 'node:fs'
import { packageOf } from '@site/release-protocol/release/packageOf'
import { sharedVersions } from '../build/libraries/checkShared.ts'
import { ownableLibraries, sharedLibraries } from '../build/libraries/sharedLibraries.ts'
import { installedManifest } from '../build/libraries/installedManifest.ts'

/** Command: prints the libraries that remotes share with the site, with their versions. */
const versions = sharedVersions()
const rows = sharedLibraries.map((library) => {
  const name = packageOf(library)
  const isOwnable = ownableLibraries.some((one) => one === library)
  return [library, versions[name] ?? '', installed(name), isOwnable ? 'or a copy of its own' : 'one copy']
})
const heads = ['library', 'sites share', 'installed here', 'a remote has']
const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)))
for (const row of [heads, ...rows]) {
  console.log(
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function installed(name: string): string {
  try {
    const { version }: { version?: string } = JSON.parse(readFileSync(installedManifest(process.cwd(), name), 'utf8'))
    return version ?? ''
  } catch {
    return 'nothing'
  }
}
