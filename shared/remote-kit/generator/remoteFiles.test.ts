import { join } from 'node:path'
import { remoteFiles, repositoryFiles } from './remoteFiles.ts'
import { remoteNames } from './remoteNames.ts'

it('documents the scripts of a remote in its own repository, and no others', () => {
  const files = remoteFiles(join(__dirname, '..'), { names: remoteNames('mfe-loja'), isStandalone: true })
  const scripts = Object.keys(JSON.parse(files['package.json'] ?? '').scripts)
  const ofNpm = ['outdated']
  const told = [...(files['README.md'] ?? '').matchAll(/npm (?:run )?([\w-]+)/g)].map(([, script = '']) => script)

  expect(told).toEqual(expect.arrayContaining(['dev', 'keys', 'can-release', 'release', 'rollback', 'test']))
  expect(told.filter((script) => ![...scripts, ...ofNpm].includes(script))).toEqual([])
  expect(files['README.md']).not.toContain('{{')
})

it.each([true, false])(
  'has a test beside each module that shows or loads something (of its own: %s)',
  (isStandalone) => {
    const files = Object.keys(remoteFiles(join(__dirname, '..'), { names: remoteNames('mfe-loja'), isStandalone }))
    const parts = files.filter((file) => /^src\/.*(\.tsx|Data\.ts)$/.test(file) && !file.includes('.test.'))

    expect(parts.filter((file) => !files.includes(file.replace(/\.tsx?$/, '.test$&')))).toEqual([])
    expect(parts.length).toBeGreaterThan(5)
  },
)

it('gives a repository of its own a workflow that uses its scripts, and owners', () => {
  const kit = join(__dirname, '..')
  const names = remoteNames('mfe-loja')
  const scripts = Object.keys(JSON.parse(remoteFiles(kit, { names, isStandalone: true })['package.json'] ?? '').scripts)
  const { '.github/workflows/mfe-loja.yml': workflow = '', '.github/CODEOWNERS': owners } = repositoryFiles(kit, names)

  const used = [...workflow.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script)
  expect(used).toEqual(expect.arrayContaining(['types', 'lint', 'build', 'release']))
  expect(used.filter((script) => !scripts.includes(script))).toEqual([])
  expect(workflow).not.toContain('{{name}}')
  expect(owners).toContain('/mfe-loja/ @')
})

it('gives it weekly proposals to upgrade what the README says to', () => {
  const kit = join(__dirname, '..')
  const names = remoteNames('mfe-loja')
  const proposals = repositoryFiles(kit, names)['.github/dependabot.yml']
  const readme = remoteFiles(kit, { names, isStandalone: true })['README.md']

  expect(proposals).toContain("patterns: ['@site/*']")
  expect(readme).toMatch(/`\.github\/dependabot\.yml`[\s\S]*`npm run upgrade`/)
})
