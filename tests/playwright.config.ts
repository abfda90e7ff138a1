import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { sharedSite } from './support/servers/sharedSite.ts'

/** Only below this folder: the repository itself may be in a folder of such a name. */
const below = (pattern: string) => join(import.meta.dirname, pattern)
const elsewhere = ['engines/**', 'libraries/**'].map(below)
/** The engines beside Chromium that runBrowserTests.ts has looked for; the flows of one that is missing count as skipped. */
const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, MISSING_ENGINES = '' } = process.env
const engines = [
  ...(FIREFOX_PATH || MISSING_ENGINES.includes('Firefox') ? ['firefox'] : []),
  ...(WEBKIT_DRIVER_PATH || MISSING_ENGINES.includes('WebKit') ? ['webkit'] : []),
]

/** `npm run verify`: no matrices, and on a phone only flows. */
const isVerifying = Boolean(process.env.VERIFY)
const matrices = isVerifying ? [below('strangers/**')] : []
const flowsOnly = isVerifying
  ? { testMatch: ['frame', 'pages', 'blog'].map((folder) => below(`${folder}/*.spec.ts`)) }
  : {}

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '../test-results/browser'),
  fullyParallel: true,
  // Pages wait more than they compute: two would leave half of two cores idle.
  workers: 3,
  retries: 0,
  // An accessibility check of one state takes seconds on two cores, and some tests check many states.
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
        // Chromium estimates it from response times; on a slow connection the site prefetches nothing.
        '--force-effective-connection-type=4G',
      ],
    },
  },
  projects: [
    ...engines.map((name) => ({ name, testMatch: below('engines/**/*.spec.ts'), workers: 1 })),
    { name: 'libraries', testMatch: below('libraries/**/*.spec.ts') },
    { name: 'desktop', testIgnore: [...elsewhere, ...matrices], use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      ...flowsOnly,
      testIgnore: [...elsewhere, below('faults/**')],
      // Both projects run what depends on the screen's size: layout, what axe sees, the order and visibility of focus,
      // touch, layout shifts. Tests of what is the same on any screen (texts, requests, storage, documents without scripts),
      // or that set their own size, have the tag @once and run only on the wide one.
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
      DATA_DIR: sharedSite.dataFolder,
      LOG_LEVEL: 'error',
      // All tests send from one address.
      LEAD_RATE_LIMIT: '10000',
    },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
