import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const tests = join(__dirname, '../..')
const MAX_LENGTH = 90

/** The titles of a file's tests, without their tags. */
function titlesIn(source: string): string[] {
  const calls = source.matchAll(/\btest(?:\.(?:skip|fixme|only))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)
  return [...calls].map(([, , title = '']) => title.replace(/ @\w+/g, ''))
}

it('has one sentence of at most 90 characters as the title of each browser test', () => {
  const titles = globSync('**/*.spec.ts', { cwd: tests }).flatMap((file) =>
    titlesIn(readFileSync(join(tests, file), 'utf8')),
  )

  expect(titles.length).toBeGreaterThan(200)
  expect(titles.filter((title) => title.length > MAX_LENGTH || /[;.!?] [A-Za-z]/.test(title))).toEqual([])
})
