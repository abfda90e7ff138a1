import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { sharedSite } from './support/servers/sharedSite.ts'

/** Below this folder alone: the repository itself may lie in a folder of such a name. */
const below = (pattern: string) => join(import.meta.dirname, pattern)
const elsewhere = ['faultLab/**', 'engines/**', 'endurance/**'].map(below)
/** The engines that runBrowserTests.ts has found beside Chromium. */
const engines = [
  ...(process.env.FIREFOX_PATH ? ['firefox'] : []),
  ...(process.env.WEBKIT_DRIVER_PATH ? ['webkit'] : []),
]

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '../test-results/browser'),
  fullyParallel: true,
  // Pages wait more than they compute: two leave half of two cores idle.
  workers: 3,
  retries: 0,
  // An accessibility check of one state takes seconds on two cores, and some tests look at many states.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: join(import.meta.dirname, '../test-results/browser.json') }]],
  use: {
    baseURL: sharedSite.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium guesses it from how fast answers come; on a slow one the site fetches nothing ahead.
        '--force-effective-connection-type=4G',
      ],
    },
  },
  projects: [
    ...engines.map((name) => ({ name, testMatch: below('engines/**/*.spec.ts'), workers: 1 })),
    {
      name: 'lab',
      testMatch: below('faultLab/**/*.spec.ts'),
      // `npm run faults` plays all of its cells.
      ...(process.env.FAULT_LAB ? {} : { grepInvert: /@cell(?!.*@fast)/, workers: 1 }),
      use: { viewport: { width: 412, height: 839 } },
    },
    // `npm run endurance` plays it: it takes minutes.
    ...(process.env.ENDURANCE
      ? [{ name: 'endurance', testMatch: below('endurance/**/*.spec.ts'), timeout: 3_600_000 }]
      : []),
    { name: 'desktop', testIgnore: elsewhere, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testIgnore: [...elsewhere, below('faults/**')],
      // Both projects play what a screen's size decides: layout, what axe sees, the order and visibility of focus, touch,
      // what moves. What is the same on any screen (texts, requests, storage, documents without scripts), and what sets
      // its own size, has the tag @once and is played on the wide one alone.
      grepInvert: /@once/,
      use: { ...devices['Pixel 7'], viewport: { width: 412, height: 839 } },
    },
  ],
  webServer: {
    command: 'node shell/dist/server/main.cjs',
    cwd: join(import.meta.dirname, '..'),
    url: `${sharedSite.url}/health`,
    env: {
      NODE_ENV: 'production',
      PORT: String(sharedSite.port),
      RELEASES_DIR: process.env.RELEASES_DIR ?? 'releases',
      DATA_DIR: join(import.meta.dirname, '../test-results/data'),
      LOG_LEVEL: 'error',
    },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
