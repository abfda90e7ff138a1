import { startDevtools } from '../bench/phone/startDevtools.ts'
import { openTab } from '../support/site/openTab.ts'
import { expect, test } from '../support/site/site.ts'

const linkTo = (path: string) => `footer a[href="${path}"]`
/** Scripts that the visible page has requested. */
const scripts = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length`

test.describe('the page of a link that is about to be followed', { tag: '@once' }, () => {
  test('is prerendered, laid out and without its scripts, and shown as it is on the click', async ({ baseURL }) => {
    const devtools = startDevtools()
    try {
      const tab = await openTab(devtools)
      await tab.open(`${baseURL}/sobre`)
      await tab.until('the page is shown', () => tab.run(`location.pathname === '/sobre' && ${scripts} > 0`))

      await tab.until('the page is prerendered', async () => {
        await tab.hover(linkTo('/garantias'))
        return tab.prerendered() > 0
      })
      await tab.click(linkTo('/garantias'))

      await tab.until('the page is shown', () => tab.run(`location.pathname === '/garantias' && ${scripts} > 0`))
      const [shown, firstScript] = (await tab.run(`[
        performance.getEntriesByType('navigation')[0].activationStart,
        Math.min(...performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)),
      ]`)) as [number, number]
      expect(shown).toBeGreaterThan(0)
      expect(firstScript).toBeGreaterThan(shown)
    } finally {
      await devtools.stop()
    }
  })

  test('is not prerendered if a login or a query decides what it shows', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const rules: unknown = JSON.parse(/<script type="speculationrules">([^<]*)<\/script>/.exec(html)?.[1] ?? '')
    const guarded = await request.get('/admin/image-generator')

    expect(JSON.stringify(rules)).toContain('"not":{"href_matches":["/*.*","/*\\\\?(.+)","/admin/image-generator"')
    expect(await guarded.text()).not.toContain('speculationrules')
  })
})
