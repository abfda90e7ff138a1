import type { Page } from 'playwright/test'
import { publishedArticles } from '../support/site/publishedArticles.ts'
import { expect, test } from '../support/site/site.ts'

const phones = [360, 390, 412]
const long = 'semespacos'.repeat(20)

/** What the build makes of what authors write, each wider than a phone. */
const wide = {
  'an indented paragraph': `<pre><code>${'uma frase que é código '.repeat(8)}\n</code></pre>`,
  'a code block': `<pre><code class="language-js">const endereco = '${long}'\n</code></pre>`,
  'code in a line': `<p>Um <code>${long}</code> dois</p>`,
  'an address': `<p><a href="https://example.org/">https://example.org/${long}</a></p>`,
  'a word': `<p>${long}</p>`,
  'a heading': `<h2 id="a">${long}</h2><h3 id="b">${long}</h3>`,
  'a table': `<div class="table" role="group" aria-label="Tabela" tabindex="0"><table><thead><tr>${'<th scope="col">Coluna larga</th>'.repeat(8)}</tr></thead><tbody><tr><td>${long}</td><td>R$ 1.000.000,00<br>à vista</td></tr></tbody></table></div>`,
  'a nested list': `${'<ul>\n<li>um'.repeat(8)} ${long}${'</li></ul>'.repeat(8)}`,
  'a nested quote': `${'<blockquote><p>um</p>'.repeat(6)}<p>${long}</p>${'</blockquote>'.repeat(6)}`,
  'a table in a quote': `<blockquote><div class="table" tabindex="0"><table><tbody><tr><td>${long}</td></tr></tbody></table></div></blockquote>`,
  'code in a list': `<ol><li><p>um</p><pre><code>${long}</code></pre></li></ol>`,
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.describe('on phones', { tag: '@once' }, () => {
  test('no article is wider than the screen', async ({ page, request, site }) => {
    for (const { path } of await publishedArticles(request)) {
      await page.setViewportSize({ width: 412, height: 800 })
      await site.open(path)
      for (const width of phones) {
        await page.setViewportSize({ width, height: 800 })
        expect(await widthOf(page), `${path} at ${width}`).toBe(width)
      }
    }
  })

  test('nothing that an author may write makes an article wider', async ({ page, site }) => {
    const article = '/blog/petshop-precisa-site-2025'
    for (const [what, html] of Object.entries(wide)) {
      await page.route(`**${article}`, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/(id="corpo-do-artigo"[^>]*>)/, (start) => start + html)
        await route.fulfill({ response, body })
      })
      await page.setViewportSize({ width: 360, height: 800 })
      await site.open(article)
      await expect(page.locator('#corpo-do-artigo > :first-child')).toBeVisible()
      for (const width of phones) {
        await page.setViewportSize({ width, height: 800 })
        expect(await widthOf(page), `${what} at ${width}`).toBe(width)
        const right = await page
          .locator('#corpo-do-artigo > :first-child')
          .evaluate((element) => element.getBoundingClientRect().right)
        expect(right, `${what} at ${width}`).toBeLessThanOrEqual(width)
      }
      await page.unroute(`**${article}`)
    }
  })
})
