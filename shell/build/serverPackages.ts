import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'

const versions = v.optional(v.record(v.string(), v.string()), {})
const manifestSchema = v.object({
  dependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean(), false) })), {}),
})

/** Names of the packages that a built server file requires. */
export function packagesIn(code: string): string[] {
  const names = [...code.matchAll(/\brequire\("((?:@[\w-]+\/)?\w[\w.-]*)(?:\/[^"]*)?"\)/g)].map(([, name = '']) => name)
  return [...new Set(names)]
}

/**
 * Folders of these packages and of all their dependencies, as Node resolves them from `folder`. Optional ones may be
 * missing. @throws Error that names a package which is not installed.
 */
export function packageFolders(names: readonly string[], folder: string): string[] {
  const found = new Set<string>()
  const visit = (name: string, from: string, isOptional: boolean) => {
    const place = placeOf(name, from)
    if (!place && !isOptional) throw new Error(`${from} needs ${name}, which is not installed.`)
    if (!place || found.has(place)) return
    found.add(place)
    const content: unknown = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = v.parse(
      manifestSchema,
      content,
    )
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional)
    for (const next of [...Object.keys(dependencies), ...peers]) visit(next, place, next in optionalDependencies)
    for (const next of Object.keys(optionalDependencies)) visit(next, place, true)
  }
  for (const name of names) visit(name, folder, false)
  return [...found].sort()
}

/** Where Node finds a package: in the nearest `node_modules` upwards. */
function placeOf(name: string, from: string): string | undefined {
  const place = join(from, 'node_modules', name)
  if (existsSync(join(place, 'package.json'))) return place
  const parent = dirname(from)
  return parent === from ? undefined : placeOf(name, parent)
}
