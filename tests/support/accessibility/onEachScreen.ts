import type { Page } from 'playwright/test'

/** Sizes in px. */
const screens = {
  desktop: { width: 1280, height: 900, mobile: false },
  phone: { width: 412, height: 839, mobile: true },
} as const

export type Screen = keyof typeof screens

/** Changes the width of the page's screen, in px; everything else stays. */
export type Narrow = (width: number) => Promise<void>

/**
 * Checks the page on a wide screen and then on a phone with touch instead of a mouse, without opening it twice. Restores the
 * screen.
 */
export async function onEachScreen(page: Page, look: (screen: Screen, narrow: Narrow) => Promise<void>): Promise<void> {
  const usual = page.viewportSize()
  const browser = await page.context().newCDPSession(page)
  const show = async (screen: Screen, width: number = screens[screen].width) => {
    const metrics = { ...screens[screen], width, deviceScaleFactor: 0 }
    await browser.send('Emulation.setDeviceMetricsOverride', metrics)
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: metrics.mobile })
    // What scrolls on this screen only is a stop for the keyboard from the next frame on.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  for (const screen of ['desktop', 'phone'] as const) {
    await show(screen)
    await look(screen, (width) => show(screen, width))
  }
  await browser.detach()
  if (usual) await page.setViewportSize(usual)
}
