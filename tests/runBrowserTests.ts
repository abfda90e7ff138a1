import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findEngines } from './engines/findEngines.ts'
import { findBrowser } from '@site/remote-kit/browser/findBrowser'
import { installLibraries } from './libraries/installLibraries.ts'
import { installPrograms } from './support/run/installPrograms.ts'
import { keepTemporaryFilesInMemory } from './support/run/keepTemporaryFilesInMemory.ts'
import { freePort } from './support/servers/listenOnFreePort.ts'
import { sharedSite } from './support/servers/sharedSite.ts'

/**
 * Command: the browser tests on the built site, in Chromium, popular libraries there, and the flows of tests/engines in Firefox
 * and WebKit. Arguments are passed to Playwright; with a file or a project, only that runs.
 */
await installPrograms()
keepTemporaryFilesInMemory()
const parameters = process.argv.slice(2)
const isForAll = parameters.every((parameter) => parameter.startsWith('-') && !parameter.startsWith('--project'))
const isForEngines = isForAll || parameters.some((parameter) => /firefox|webkit|engines/.test(parameter))
const engines = isForEngines ? findEngines() : {}
if (isForAll || parameters.some((parameter) => parameter.includes('libraries'))) await installLibraries()
const port = await freePort(sharedSite.port)
const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js')
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', join(import.meta.dirname, 'playwright.config.ts'), ...parameters],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_PORT: String(port),
      CHROMIUM_PATH: findBrowser(),
      WHOLE_CHROMIUM_PATH: findBrowser('whole'),
      ...engines,
    },
  },
)
process.exit(status ?? 1)
