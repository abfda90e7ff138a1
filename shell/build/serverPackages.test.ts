import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { packageFolders, packagesIn } from './serverPackages.ts'

const root = mkdtempSync(join(tmpdir(), 'packages-'))
afterAll(() => rmSync(root, { recursive: true }))

function install(folder: string, manifest: object) {
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest))
}

install('node_modules/web', {
  dependencies: { parser: '1', nested: '1' },
  peerDependencies: { peer: '1', other: '1' },
  peerDependenciesMeta: { other: { optional: true } },
  devDependencies: { linter: '1' },
})
install('node_modules/web/node_modules/parser', { dependencies: { web: '1' } })
install('node_modules/parser', {})
install('node_modules/nested', { optionalDependencies: { 'for-this-machine': '1', 'for-another': '1' } })
install('node_modules/for-this-machine', {})
install('node_modules/peer', {})
install('node_modules/other', {})
install('node_modules/linter', {})
install('app/node_modules/@scope/own', {})

const found = (...names: string[]) => packageFolders(names, join(root, 'app')).map((place) => relative(root, place))

it('finds the dependencies of packages, where Node finds them, and nothing else', () => {
  expect(found('web', '@scope/own')).toEqual([
    'app/node_modules/@scope/own',
    'node_modules/for-this-machine',
    'node_modules/nested',
    'node_modules/peer',
    'node_modules/web',
    'node_modules/web/node_modules/parser',
  ])
})

it('names a package that is not installed', () => {
  expect(() => found('gone')).toThrow('app needs gone, which is not installed.')
})

it('reads the required packages from built code', () => {
  const code =
    'require("fastify") require("@scope/own/part") require("pg") require("node:fs") require("./near") require("pg/x")'

  expect(packagesIn(code)).toEqual(['fastify', '@scope/own', 'pg'])
})
