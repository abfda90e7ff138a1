import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gt, major, rcompare, valid } from 'semver'
import * as v from 'valibot'

const exportsOf = v.record(v.string(), v.string())
const manifestSchema = v.object({
  version: v.string(),
  exports: exportsOf,
  engines: v.record(v.string(), v.string()),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
})
const rootSchema = v.object({ engines: v.record(v.string(), v.string()) })
/** `exports.json` of a package: what it had to import in each version, the newest first. */
const versionsSchema = v.record(v.string(), exportsOf)

type Exports = v.InferOutput<typeof exportsOf>
type Release = { version: string; exports: Exports }

const read = (name: string, file: string) => readFileSync(join(__dirname, '../../shared', name, file), 'utf8')

/** What is wrong with the number of a version, given the one before it; undefined when it is right. */
function problemOf(former: Release, next: Release): string | undefined {
  const gone = Object.keys(former.exports).filter((name) => !(name in next.exports))
  if (gone.length > 0 && major(next.version) === major(former.version)) {
    return `${next.version} has no ${gone.join(', ')} any more: take ${major(former.version) + 1}.0.0`
  }
  const other = Object.keys(next.exports).filter((name) => next.exports[name] !== former.exports[name])
  if (other.length > 0 && !gt(next.version, former.version)) return `${other.join(', ')} asks for a version of its own`
  return undefined
}

describe.each(['contracts', 'design', 'leads', 'release-protocol', 'remote-kit'])('%s', (name) => {
  const manifest = v.parse(manifestSchema, JSON.parse(read(name, 'package.json')))
  const stated = v.parse(versionsSchema, JSON.parse(read(name, 'exports.json')))
  const releases = Object.entries(stated).map(([version, exports]) => ({ version, exports }))

  it('has exactly the exports listed for its version; other exports need another version with its own list', () => {
    expect(manifest.exports).toEqual(stated[manifest.version])
  })

  it('has a version for each change of its exports, and a major version for each removal', () => {
    const pairs = releases.slice(1).map((former, index) => [former, releases[index] ?? former] as const)
    expect(pairs.map(([former, next]) => problemOf(former, next)).filter(Boolean)).toEqual([])
    expect(Object.keys(stated)).toEqual(Object.keys(stated).sort(rcompare))
  })

  it('states the Node that it needs, and ranges of what it depends on', () => {
    const pinned = Object.entries(manifest.dependencies).filter(([, range]) => valid(range))
    expect(pinned).toEqual([])
    expect(manifest.engines).toEqual(v.parse(rootSchema, JSON.parse(read('..', 'package.json'))).engines)
  })

  it('documents each export in its README', () => {
    const documented = new Set([...read(name, 'README.md').matchAll(/`([^`\n]+)`/g)].map(([, word]) => word))
    const names = Object.keys(manifest.exports).map((path) => path.slice('./'.length))
    // Of the kit those for teams; what the shell builds on is documented by folder.
    const others =
      /^package\.json$|^(browser|budgets|dev|gate|release|patches)\/|^build\/(routerExports|scriptMinimizer|sharedLibraries|sourceRules)$/
    expect(names.filter((path) => !documented.has(path) && !(name === 'remote-kit' && others.test(path)))).toEqual([])
  })

  it('dates each version in its changelog', () => {
    const headings = [...read(name, 'CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? '')
    expect(headings.filter((heading) => !/^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/.test(heading))).toEqual([])
    const versions = headings.map((heading) => heading.split(' ')[0])
    expect(versions[0]).toBe(manifest.version)
    expect(versions.slice(0, releases.length)).toEqual(Object.keys(stated))
  })
})

it.each<{ what: string; exports: Exports; version: string; problem: string | undefined }>([
  { what: 'nothing', exports: { './A': './A.ts' }, version: '2.0.0', problem: undefined },
  {
    what: 'a new one in the same version',
    exports: { './A': './A.ts', './B': './B.ts' },
    version: '2.0.0',
    problem: './B asks',
  },
  { what: 'a new one', exports: { './A': './A.ts', './B': './B.ts' }, version: '2.1.0', problem: undefined },
  { what: 'another file in the same version', exports: { './A': './a/A.ts' }, version: '2.0.0', problem: './A asks' },
  { what: 'one that is gone', exports: {}, version: '2.1.0', problem: '2.1.0 has no ./A any more: take 3.0.0' },
  { what: 'one that is gone, with a major version', exports: {}, version: '3.0.0', problem: undefined },
])('$what as $version: $problem', ({ exports, version, problem }) => {
  const found = problemOf({ version: '2.0.0', exports: { './A': './A.ts' } }, { version, exports })
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})
