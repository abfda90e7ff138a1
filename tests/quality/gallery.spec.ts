import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Locator, test } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectFits } from '../support/accessibility/expectFits.ts'

const root = join(import.meta.dirname, '../..')

const buttons = ['Button primary', 'Button whatsApp', 'Button quiet', 'Button onNight']
const fields = ['Field', 'Field multiline', 'SelectField']

/** States of a control that a visitor can distinguish. */
const distinct: readonly (readonly [part: string, states: readonly string[]])[] = [
  ...buttons.flatMap((part) => [
    [part, ['rest', 'hover', 'focus-visible', 'active', 'disabled', 'busy']] as const,
    [part, ['link rest', 'link hover', 'link focus-visible', 'link active']] as const,
  ]),
  ['CloseButton', ['rest', 'hover', 'focus-visible']],
  ['Disclosure', ['closed', 'hover', 'focus-visible']],
  ...fields.flatMap((part) => [
    [part, ['rest', 'hover', 'focus-visible', 'error', 'disabled']] as const,
    [part, ['error', 'error focus-visible']] as const,
  ]),
]

// The gallery's own page, as `npm run gallery` shows it.
test.describe('gallery of the design system', { tag: '@once' }, () => {
  // Builds it only once instead of once per worker.
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

  test('each state of a control looks different from the others, also in forced colours', async ({ page }) => {
    await page.goto(address)
    const stateOf = (part: string, state: string) =>
      page.getByRole('region', { name: part, exact: true }).locator(`[data-state="${state}"]`)
    for (const [part, states] of distinct) {
      const looks = new Map<string, string>()
      for (const state of states) looks.set(state, await looksOf(stateOf(part, state)))

      expect.soft(new Set(looks.values()).size, `${part}: ${JSON.stringify([...looks], null, 2)}`).toBe(states.length)
    }
    for (const part of fields) {
      expect.soft(await looksOf(stateOf(part, 'error hover')), part).toBe(await looksOf(stateOf(part, 'error')))
    }
    for (const part of buttons) {
      const [enabled, disabled] = await Promise.all(
        ['rest', 'disabled'].map((state) => contrastWithBand(stateOf(part, state))),
      )
      expect.soft(disabled, part).toBeLessThan(enabled ?? 0)
    }

    await page.emulateMedia({ forcedColors: 'active' })
    for (const part of buttons) {
      expect.soft(await looksOf(stateOf(part, 'busy')), part).not.toBe(await looksOf(stateOf(part, 'disabled')))
    }
  })

  test('a failed island keeps its space while it is loaded again', async ({ page }) => {
    await page.goto(address)
    const region = page.getByRole('region', { name: 'Island', exact: true })
    const waiting = region.locator('[data-state=retrying]')
    await expect(waiting).toHaveCount(1)

    await region.getByRole('button', { name: 'Tentar de novo' }).click()

    await expect(region.getByRole('alert')).toBeHidden()
    await expect(waiting).toHaveCount(2)
  })

  test('an image that is not near yet keeps its space', async ({ page }) => {
    await page.goto(address)
    const region = page.getByRole('region', { name: 'Card and picture', exact: true })
    await region.scrollIntoViewIfNeeded()
    await expect(region.getByRole('img')).toHaveCount(1)

    const shown = await region.getByRole('img').boundingBox()
    const kept = await region.locator(':not([data-near]) > svg').boundingBox()
    expect(Math.round(kept?.width ?? 0)).toBe(Math.round(shown?.width ?? 0))
    expect(Math.round(kept?.height ?? 0)).toBe(Math.round(shown?.height ?? 1))
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

  test('the dialog passes axe, keeps the focus and returns it', async ({ page }) => {
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

const visibleProperties = [
  'color',
  'background-color',
  'border-color',
  'border-style',
  'border-width',
  'filter',
  'outline-style',
  'box-shadow',
  'transform',
]

/** What distinguishes states for a visitor. */
function looksOf(control: Locator): Promise<string> {
  return control.evaluate((element, properties) => {
    const style = getComputedStyle(element)
    return properties.map((property) => style.getPropertyValue(property)).join('; ')
  }, visibleProperties)
}

/** The contrast of a button's fill or border with the band that it is on, whichever is greater, as WCAG 2.2 computes it. */
function contrastWithBand(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')
    const band = element.closest('section')
    if (!canvas || !band) throw new Error('There is no band.')
    const ground = getComputedStyle(band).backgroundColor
    const luminance = (...colors: string[]) => {
      for (const fill of colors) Object.assign(canvas, { fillStyle: fill }).fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((channel) => channel / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const { backgroundColor, borderColor } = getComputedStyle(element)
    const contrasts = [backgroundColor, borderColor].map((own) => {
      const [dark = 0, light = 0] = [luminance(ground), luminance(ground, own)].sort((one, other) => one - other)
      return (light + 0.05) / (dark + 0.05)
    })
    return Math.max(...contrasts)
  })
}
