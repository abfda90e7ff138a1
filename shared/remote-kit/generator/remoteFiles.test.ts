import { join } from 'node:path'
import { remoteFiles } from './remoteFiles.ts'
import { remoteNames } from './remoteNames.ts'

it('documents the scripts of a remote in its own repository, and no others', () => {
  const files = remoteFiles(join(__dirname, '..'), { names: remoteNames('mfe-loja'), isStandalone: true })
  const scripts = Object.keys(JSON.parse(files['package.json'] ?? '').scripts)
  const told = [...(files['README.md'] ?? '').matchAll(/npm (?:run )?([\w-]+)/g)].map(([, script = '']) => script)

  expect(told).toEqual(expect.arrayContaining(['dev', 'keys', 'can-release', 'release', 'rollback', 'test']))
  expect(told.filter((script) => !scripts.includes(script))).toEqual([])
  expect(files['README.md']).not.toContain('{{')
})
