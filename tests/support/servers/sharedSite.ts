import { join } from 'node:path'

/** `runBrowserTests.ts` takes another one if it is busy. Pages that were rendered for the same one need not be rendered again. */
const port = Number(process.env.TEST_PORT ?? 4310)

/** The server that Playwright starts, shared by all tests that do not need their own. */
export const sharedSite = {
  port,
  url: `http://localhost:${port}`,
  dataFolder: join(import.meta.dirname, '../../../test-results/data'),
}
