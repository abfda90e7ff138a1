import { type ChildProcess, spawn } from 'node:child_process'
import { Builder, By, Capabilities, error, Key, until, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../support/servers/listenOnFreePort.ts'
import { booleanExpression } from './booleanExpression.ts'
import { startDisplay } from './startDisplay.ts'
import type { Visitor } from './Visitor.ts'

/** Without a graphics card the CPU emulates GPU painting, at twice the cost. */
const PAINTING = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' }

const keys = { Escape: Key.ESCAPE, Enter: Key.ENTER }

/** A visitor in the installed WebKitGTK, through its own driver, with a virtual display if the machine has none. */
export async function openWebKit(driverPath: string, browserPath: string): Promise<Visitor> {
  const display = await startDisplay()
  const port = await freePort()
  const env = { ...process.env, ...display.env, ...PAINTING }
  const server = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env })
  await waitUntilUp(`http://127.0.0.1:${port}/status`, server)
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' })
  capabilities.set('webkitgtk:browserOptions', { binary: browserPath, args: ['--automation'] })
  const driver: WebDriver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
  const [first] = await driver.getAllWindowHandles()
  if (!first) throw new Error('WebKit has opened no window.')
  const window = driver.manage().window()
  await window.setRect({ width: 412, height: 839 })

  return {
    goTo: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    // The page answers before it steps away.
    back: async () => void (await driver.executeScript('setTimeout(() => history.back())')),
    forward: async () => void (await driver.executeScript('setTimeout(() => history.forward())')),
    run: (script, ...values) => driver.executeScript(`return (${script}).apply(null, arguments)`, ...values),
    async holds(script, ...values) {
      try {
        return await driver.executeScript<boolean>(`return ${booleanExpression(script, values)}`)
      } catch (thrown) {
        // The page was left while it was asked.
        if (thrown instanceof error.NoSuchFrameError) return false
        throw thrown
      }
    },
    async click(selector) {
      const element = await driver.wait(until.elementLocated(By.css(selector)), 60_000)
      // The driver scrolls smoothly, as the page does, and clicks without waiting for the end.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
      await element.click()
    },
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) => driver.switchTo().activeElement().sendKeys(keys[key]),
    resize: async (width, height) => void (await window.setRect({ width, height })),
    // That of its tool bar, with this machine's fonts: still a phone's layout.
    narrowest: Math.min(768, await driver.executeScript<number>('return innerWidth')),
    countTabs: async () => (await driver.getAllWindowHandles()).length,
    async restart(site) {
      for (const tab of await driver.getAllWindowHandles()) {
        if (tab === first) continue
        await driver.switchTo().window(tab)
        await driver.close()
      }
      await driver.switchTo().window(first)
      await window.setRect({ width: 412, height: 839 })
      const clearStorage = async () => {
        // A page of the site without scripts, so that nothing writes to storage while it is cleared.
        await driver.get(`${site}/robots.txt`)
        await driver.executeScript('sessionStorage.clear(); localStorage.clear()')
      }
      // Very rarely, on a busy machine, WebKit does not answer the first script after a page of another site.
      await clearStorage().catch(clearStorage)
    },
    async end() {
      await driver.quit()
      server.kill()
      display.stop()
    },
  }
}

async function waitUntilUp(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('WebKitWebDriver did not start.')
}
