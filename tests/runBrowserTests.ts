import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from './support/findBrowser.ts'

/** Command: the browser tests on the built site, with whatever Chromium there is. Parameters go to Playwright. */
const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js')
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', join(import.meta.dirname, 'playwright.config.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findBrowser() } },
)
process.exit(status ?? 1)
