import { join } from 'node:path'

const port = Number(process.env.TEST_PORT ?? 4310)

/** The server that Playwright starts, shared by all tests that do not need their own. */
export const sharedSite = {
  port,
  url: `http://localhost:${port}`,
  dataFolder: join(import.meta.dirname, '../../../test-results/data'),
}
