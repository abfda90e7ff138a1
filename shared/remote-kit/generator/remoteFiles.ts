import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { listFiles } from '../release/listFiles.ts'
import type { RemoteNames } from './remoteNames.ts'

type Options = {
  names: RemoteNames
  /** True outside the site's repository, whose lint and Git configuration does not apply there. */
  isStandalone: boolean
}

const versions = v.record(v.string(), v.string())
const kitSchema = v.object({ version: v.string(), dependencies: versions, peerDependencies: versions })

const scripts = [
  'build',
  'dev',
  'can-release',
  'release',
  'releases',
  'promote',
  'rollback',
  'keys',
  'test',
  'lint',
  'types',
  'upgrade',
]
const peers = ['@emotion/styled', '@site/contracts', '@site/design', 'react', 'react-dom']
/** What it bundles: a remote without forms needs no leads. */
const own = ['@site/leads', 'uqr', 'valibot']
const tools = ['@testing-library/react', '@types/react']

/** The files of a complete new remote, by path in its folder. */
export function remoteFiles(kit: string, { names, isStandalone }: Options): Record<string, string> {
  const templates = join(kit, 'generator/template')
  const files: Record<string, string> = { 'package.json': json(packageOf(kit, names)) }
  for (const template of listFiles(templates)) {
    files[filled(template.replace(/\.txt$/, ''), names)] = filled(
      readFileSync(join(templates, template), 'utf8'),
      names,
    )
  }
  if (!isStandalone) return files
  return {
    ...files,
    'README.md': filledFile(kit, 'standalone/README.md.txt', names),
    'biome.json': '{ "extends": ["@site/remote-kit/biome"] }\n',
    '.gitignore': 'node_modules/\ndist/\n.build/\n*.pem\n',
  }
}

/** The one list of owners of a repository, to which each remote adds its own. */
export const OWNERS = '.github/CODEOWNERS'

/** The files around a remote in a repository of its own, by path in that: for CI, for upgrades, and for who reviews what. */
export function repositoryFiles(kit: string, names: RemoteNames): Record<string, string> {
  return {
    [`.github/workflows/${names.name}.yml`]: filledFile(kit, 'standalone/workflow.yml.txt', names),
    [OWNERS]: filledFile(kit, 'standalone/CODEOWNERS.txt', names),
    '.github/dependabot.yml': filledFile(kit, 'standalone/dependabot.yml.txt', names),
  }
}

function filledFile(kit: string, file: string, names: RemoteNames): string {
  return filled(readFileSync(join(kit, 'generator', file), 'utf8'), names)
}

function filled(text: string, names: RemoteNames): string {
  return Object.entries(names).reduce((filling, [part, value]) => filling.replaceAll(`{{${part}}}`, value), text)
}

function packageOf(kit: string, { name }: RemoteNames): object {
  const content: unknown = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'))
  const { version, dependencies, peerDependencies } = v.parse(kitSchema, content)
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(scripts.map((script) => [script, `remote-kit ${script}`])),
    imports: { '#build/*': './.build/*' },
    dependencies: pick({ ...peerDependencies, ...dependencies }, own),
    peerDependencies: pick(peerDependencies, peers),
    devDependencies: { '@site/remote-kit': `^${version}`, ...pick(dependencies, tools) },
    jest: { preset: '@site/remote-kit' },
  }
}

function pick(from: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = from[name]
      if (!version) throw new Error(`The kit's package.json states no version of ${name}.`)
      return [name, version]
    }),
  )
}

function json(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`
}
