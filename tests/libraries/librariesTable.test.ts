import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLibrariesTable } from './librariesTable.ts'
import { refusedLibraries } from './refusedLibraries.ts'
import { sampleGroups } from './sampleGroups.ts'

const works = sampleGroups.flatMap(({ samples }) => samples)

it('is in the README of the kit', () => {
  const readme = readFileSync(join(__dirname, '../../shared/remote-kit/README.md'), 'utf8')

  expect(readme).toBe(withLibrariesTable(readme))
})

it('has at least sixty libraries that work, each once', () => {
  const names = [...works, ...refusedLibraries].map(({ library }) => library)

  expect(new Set(names).size).toBe(names.length)
  expect(works.length).toBeGreaterThanOrEqual(60)
})

it('installs each library in one version, from whichever registry npm uses', () => {
  const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')
  const { dependencies } = JSON.parse(read('package.json'))

  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(works.map(({ library }) => library)))
  expect(Object.values(dependencies)).toEqual(Object.keys(dependencies).map(() => expect.stringMatching(/^\d[\w.-]*$/)))
  expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/)
})
