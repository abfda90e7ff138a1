const port = Number(process.env.TEST_PORT ?? 4310)

/** The server that Playwright starts, and which all tests share that do not need one of their own. */
export const sharedSite = { port, url: `http://localhost:${port}` }
