import * as v from 'valibot'

const entry = v.looseObject({
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
  dev: v.optional(v.boolean()),
  devOptional: v.optional(v.boolean()),
})
const lockfile = v.looseObject({ packages: v.record(v.string(), entry) })

/** The name of a package for one platform: `@biomejs/cli-darwin-arm64`, `@rspack/binding-linux-x64-musl`. */
const named = /(?:(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?|wasm32-wasi)$/
const version = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * A lockfile with an entry for every platform package that one of its packages names. npm leaves out those that the registry
 * does not have, and `npm ci` then considers the lockfile outdated. The entries have no hash, because the packages were
 * never downloaded here. @throws Error if it is no lockfile, or a package's name does not reveal its platform.
 */
export function withPlatformPackages(content: unknown): { content: unknown; added: readonly string[] } {
  // Only checked, not parsed by the schema, so that everything stays as it is, including the order of keys.
  if (!v.is(lockfile, content)) throw new Error('The file is not a lockfile.')
  const { packages } = content
  const places = Object.keys(packages)
  const added = new Map<string, object>()
  for (const { optionalDependencies, dev, devOptional } of Object.values(packages)) {
    for (const [name, wanted] of Object.entries(optionalDependencies ?? {})) {
      const place = `node_modules/${name}`
      if (places.some((known) => known === place || known.endsWith(`/${place}`))) continue
      added.set(place, entryOf(name, wanted, { dev, devOptional }))
    }
  }
  const all = [...Object.entries(packages), ...added].sort(([one], [other]) => one.localeCompare(other, 'en'))
  return { content: { ...content, packages: Object.fromEntries(all) }, added: [...added.keys()] }
}

function versionOf(name: string, wanted: string): string {
  if (version.test(wanted)) return wanted
  throw new Error(`${name} is required as ${wanted}, which is not a single version.`)
}

/** In npm's own order of keys, so that npm has nothing to rewrite. */
function entryOf(name: string, wanted: string, use: { dev?: boolean; devOptional?: boolean }): object {
  const [found, os, cpu, abi] = named.exec(name) ?? []
  if (!found) throw new Error(`${name} does not state its platform.`)
  const libc = os === 'linux' && abi ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}
  return {
    version: versionOf(name, wanted),
    cpu: [cpu ?? 'wasm32'],
    ...use,
    ...libc,
    optional: true,
    ...(os ? { os: [os] } : {}),
  }
}
