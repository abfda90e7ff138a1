import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'

const root = join(__dirname, '../..')
const registry = parseRegistry(JSON.parse(readFileSync(join(root, 'shell/remotes.json'), 'utf8')))
const withReadme = registry.flatMap(({ name }) => (existsSync(join(root, name, 'README.md')) ? [name] : []))

/** The folders below `src/features` that a remote's README describes in its table. */
function describedFolders(name: string): string[] {
  const [, table = ''] = readFileSync(join(root, name, 'README.md'), 'utf8').split('| folder | contains |\n')
  const [rows = ''] = table.split('\n\n')
  return rows
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))
}

it.each(withReadme)('describes in the README of %s folders that exist', (name) => {
  const features = join(root, name, 'src/features')

  expect(describedFolders(name).filter((path) => !existsSync(join(features, path)))).toEqual([])
})

it.each(withReadme.filter((name) => describedFolders(name).length > 0))(
  'describes every folder of features in the README of %s',
  (name) => {
    const described = describedFolders(name).map((path) => path.split('/')[0])
    const folders = readdirSync(join(root, name, 'src/features'))

    expect(folders.filter((folder) => !described.includes(folder))).toEqual([])
  },
)
