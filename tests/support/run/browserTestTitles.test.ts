import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const MAX_LENGTH = 90
/** Some titles name pages: of what `npm start` or `npm test` has released. */
const releases = ['releases', 'test-results/releases'].map((folder) => join(root, folder)).find(existsSync)

/** The titles of all browser tests as they are printed, without their tags. */
function printedTitles(): string[] {
  const program = join(root, 'node_modules/playwright/cli.js')
  const list = execFileSync(process.execPath, [program, 'test', '-c', 'tests/playwright.config.ts', '--list'], {
    cwd: root,
    encoding: 'utf8',
    // Playwright lists nothing within Jest.
    env: { ...process.env, RELEASES_DIR: releases, JEST_WORKER_ID: undefined },
  })
  return list.split('\n').flatMap((line) => / › (.*)$/.exec(line)?.[1]?.replace(/ @\w+/g, '') ?? [])
}

it('has one sentence of at most 90 characters as the title of each browser test', () => {
  const titles = printedTitles().map((title) => title.split(' › ').at(-1) ?? '')

  expect(titles.length).toBeGreaterThan(400)
  expect(titles.filter((title) => title.length > MAX_LENGTH || /[;.!?] [A-Za-z]/.test(title))).toEqual([])
}, 60_000)
