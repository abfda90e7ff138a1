import type { Page } from 'playwright/test'

/** How a page came back: restored, or loaded anew for the reasons that the browser gives. */
export type Return = 'restored' | readonly string[]

/** Goes one step back in the history of a browser with a back-forward cache, and tells how the former page came. */
export async function stepBack(page: Page): Promise<Return> {
  const devtools = await page.context().newCDPSession(page)
  const returned = new Promise<Return>((resolve) => {
    devtools.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve('restored')
    })
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`)),
    )
  })
  await devtools.send('Page.enable')
  const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory')
  const former = entries[currentIndex - 1]
  if (!former) throw new Error('there is no former page')
  // Playwright itself does not notice a restored page; and a page that runs "history.back()" may be gone before it answers.
  await devtools.send('Page.navigateToHistoryEntry', { entryId: former.id })
  return returned
}
