import type { Page } from 'playwright/test'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

/** A document's tags and texts. */
const piecesOf = (html: string) => html.split(/(?<=>)|(?=<)/)

/** Writes a document piece by piece, each painted before the next, until more than the first view has arrived. */
function arrive(page: Page, head: string, pieces: readonly string[]) {
  return page.evaluate(
    async ([start, body]) => {
      document.open()
      document.write(start)
      let written = 0
      while (written < body.length && document.documentElement.scrollHeight < 1.5 * innerHeight) {
        document.write(body[written] ?? '')
        written += 1
        await new Promise(requestAnimationFrame)
      }
      document.write(body.slice(written).join(''))
      document.close()
    },
    [head, pieces] as const,
  )
}

for (const path of [...pagePaths, '/nada']) {
  test(`${path}: nothing moves, however much of it has arrived`, async ({ page, baseURL }) => {
    const document = await (await fetch(`${baseURL}${path}`)).text()
    const html = document.replace(/<script[\s\S]*?<\/script>/g, '')
    const body = html.indexOf('<body')
    // At its own address, for its pictures.
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto(path)

    await arrive(page, html.slice(0, body), piecesOf(html.slice(body)))

    await expect(page.getByRole('contentinfo')).toBeAttached()
    expect(await layoutShifts(page)).toEqual([])
  })
}
