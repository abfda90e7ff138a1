import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findEngines } from './engines/findEngines.ts'
import { findBrowser } from './support/run/findBrowser.ts'
import { installPrograms } from './support/run/installPrograms.ts'

/**
 * Command: the browser tests on the built site, in Chromium. Parameters go to Playwright; `--project=firefox` and
 * `--project=webkit` run the flows of tests/engines in these engines instead.
 */
await installPrograms()
const parameters = process.argv.slice(2)
const engines = parameters.some((parameter) => /^--project=(firefox|webkit)$/.test(parameter)) ? findEngines() : {}
const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js')
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', join(import.meta.dirname, 'playwright.config.ts'), ...parameters],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findBrowser(), ...engines } },
)
process.exit(status ?? 1)
