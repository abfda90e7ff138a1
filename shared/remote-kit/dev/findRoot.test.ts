import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRoot, isHere } from './findRoot.ts'

const former = process.env.REGISTRY_FILE
let root: string
const namesIn = (folder: string) => findRoot(folder).registered.map(({ name }) => name)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'root-'))
  delete process.env.REGISTRY_FILE
  write('shell/remotes.json', [{ name: 'mfe-um', prefixes: ['/um'] }])
  write('other.json', [
    { name: 'mfe-dois', prefixes: ['/dois'] },
    { name: 'mfe-fora', prefixes: ['/fora'] },
  ])
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  if (former === undefined) delete process.env.REGISTRY_FILE
  else process.env.REGISTRY_FILE = former
})

function write(file: string, content: unknown) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

it('finds the repository and its registry from any folder in it', () => {
  mkdirSync(join(root, 'mfe-um/src'), { recursive: true })

  expect(findRoot(join(root, 'mfe-um/src')).root).toBe(root)
  expect(namesIn(join(root, 'mfe-um/src'))).toEqual(['mfe-um'])
})

it.each([
  { about: 'an absolute path', registry: () => join(root, 'other.json') },
  { about: 'a path in the repository', registry: () => 'other.json' },
])('reads the registry that REGISTRY_FILE names by $about', ({ registry }) => {
  process.env.REGISTRY_FILE = registry()

  expect(namesIn(root)).toEqual(['mfe-dois', 'mfe-fora'])
})

it.each([
  { about: 'is missing', content: undefined },
  { about: 'is no JSON', content: '[' },
  { about: 'is no registry', content: [{ name: 'mfe-um' }] },
])('names a registry that $about', ({ content }) => {
  process.env.REGISTRY_FILE = 'broken.json'
  if (content !== undefined) write('broken.json', content)

  expect(() => findRoot(root)).toThrow(`The registry ${join(root, 'broken.json')} cannot be used: `)
})

it('says outside of a repository what to do', () => {
  expect(() => findRoot(tmpdir())).toThrow('Set SITE to the address of a running site')
})

it.each([
  { folder: 'mfe-dois', file: 'rspack.config.ts', here: true },
  { folder: 'mfe-dois', file: 'README.md', here: false },
  { folder: 'mfe-um', file: 'rspack.config.ts', here: false },
])('takes a remote with $folder/$file for here: $here', ({ folder, file, here }) => {
  write(`${folder}/${file}`, '')

  expect(isHere(root, 'mfe-dois')).toBe(here)
})
