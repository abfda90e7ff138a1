import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Locator, test } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectFits } from '../support/accessibility/expectFits.ts'

const root = join(import.meta.dirname, '../..')

// The page of the gallery itself, as `npm run gallery` shows it.
test.describe('gallery of the design system', { tag: '@once' }, () => {
  // It is built once, not by every worker.
  test.describe.configure({ mode: 'default' })
  let address = ''

  test.beforeAll(() => {
    const folder = join(root, 'test-results/gallery')
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['rspack', 'build', '-c', 'shared/design/gallery/rspack.config.ts'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, GALLERY_DIR: folder } },
    )
    expect(status, `${stdout}${stderr}`).toBe(0)
    address = pathToFileURL(join(folder, 'index.html')).href
  })

  test('axe finds nothing in any primitive, and each fits a wide and a narrow screen', async ({ page }, testInfo) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1280, 412]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      await expectFits(page)
      await page.screenshot({ path: testInfo.outputPath(`gallery-${width}.png`), fullPage: true })
    }
  })

  test('each state looks different from the others', async ({ page }) => {
    await page.goto(address)
    for (const part of ['Button primary', 'Button whatsApp', 'Button quiet', 'Button onNight', 'Field']) {
      const region = page.getByRole('region', { name: part, exact: true })
      const rest = await looksOf(region.locator('[data-state=rest]'))
      for (const state of ['hover', 'focus-visible', 'disabled'])
        expect(await looksOf(region.locator(`[data-state=${state}]`)), `${part}: ${state}`).not.toEqual(rest)
    }
    const field = page.getByRole('region', { name: 'Field', exact: true })
    expect(await looksOf(field.locator('[data-state=error]'))).not.toEqual(
      await looksOf(field.locator('[data-state=filled]')),
    )
  })

  test('the keyboard reaches every control, and shows where it is', async ({ page }) => {
    await page.goto(address)
    const controls = await page
      .locator(
        'a[href]:visible,button:enabled:visible,input:enabled:visible,textarea:visible,select:enabled:visible,summary',
      )
      .count()
    let reached = 0
    for (; reached < controls; reached++) {
      await page.keyboard.press('Tab')
      const ring = await page.evaluate(() => {
        const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement ?? document.body)
        return { isControl: document.activeElement !== document.body, outlineStyle, boxShadow }
      })
      expect(ring.isControl).toBe(true)
      expect([ring.outlineStyle, ring.boxShadow]).not.toEqual(['none', 'none'])
    }
    expect(reached).toBeGreaterThan(25)
  })

  test('the dialog passes axe, keeps the focus and gives it back', async ({ page }) => {
    await page.goto(address)
    const opener = page.getByRole('button', { name: 'Abrir diálogo' })
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Diálogo' })).toBeVisible()
    await expectAccessible(page)

    await page.keyboard.press('Escape')

    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

type Looks = Record<string, string>

/** What a visitor can tell states apart by. */
function looksOf(control: Locator): Promise<Looks> {
  return control.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderWidth, filter, outlineStyle, boxShadow } =
      getComputedStyle(element)
    return { color, backgroundColor, borderColor, borderWidth, filter, outlineStyle, boxShadow }
  })
}
