import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findEngines } from './engines/findEngines.ts'
import { findBrowser } from './support/findBrowser.ts'

/** Command: the browser tests on the built site, with whatever Chromium, Firefox and WebKit there are. Parameters go to Playwright. */
const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js')
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', join(import.meta.dirname, 'playwright.config.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findBrowser(), ...findEngines() } },
)
process.exit(status ?? 1)
