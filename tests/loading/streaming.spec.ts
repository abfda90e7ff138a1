import { streamInTwo } from '../support/servers/streamInTwo.ts'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { expect, test } from '../support/site/site.ts'

/** Only what is painted is of interest. */
const withoutLoader = (rest: string) => rest.replace(/<script>[\s\S]*?<\/script>/, '')

type Cut = { title: string; path: string; end: RegExp; height?: number }

/** On every screen; each group is one test. */
const cuts: Cut[][] = [
  [
    { title: "the bar's button with one of its words", path: '/contato', end: /<\/nav><a[^>]*data-then[^>]*>Site/ },
    { title: 'the bar before its menu', path: '/contato', end: /<\/nav><a[^>]*data-then.*?<\/a>/ },
    { title: 'before the menu of the bar has its summary', path: '/contato', end: /<details data-menu[^>]*>/ },
  ],
  [
    { title: 'a sentence of home before its link', path: '/', end: /no horário comercial\.(<!-- -->)? / },
    {
      title: 'two people before the others',
      path: '/sobre',
      end: /id="quem-responde".*?<\/li>.*?<\/li>/,
      height: 3500,
    },
    { title: 'mission and vision before the values', path: '/sobre', end: /Visão<\/h3>.*?<\/p>/, height: 3500 },
    {
      title: 'two answers on prices before the others',
      path: '/servicos',
      end: /Depois do primeiro dia.*?<\/dd>.*?<\/dd>/,
      height: 6500,
    },
  ],
  [
    { title: 'the search button before its word', path: '/blog', end: /role="search".*?<button[^>]*>/ },
    { title: 'the first words of an answer', path: '/quiz', end: /<input type="radio"[^>]*><span>\w+ / },
    {
      title: 'what the agency sells before the articles',
      path: '/blog',
      end: /Precisa de ajuda agora\?.*?<\/section>/,
    },
    { title: 'the featured articles before the list', path: '/blog', end: /Artigos em destaque.*?<\/section>/ },
  ],
]
const cutsOnce: Cut[][] = [
  [
    { title: "the bar's button before its words", path: '/contato', end: /<\/nav><a[^>]*data-then[^>]*>/ },
    { title: "some of the bar's links before the others", path: '/contato', end: /<nav.*?<\/li>.*?<\/li>/ },
    { title: 'a link of the bar before its words', path: '/contato', end: /<nav.*?<a[^>]*>/ },
  ],
  [
    { title: 'a channel before its button is complete', path: '/contato', end: /href="tel:[^>]*>[^<]*/ },
    { title: 'two channels before the third', path: '/contato', end: /href="tel:.*?<\/li>/ },
    { title: 'a form before what is next to it', path: '/contato', end: /<form.*?<\/form>/ },
  ],
  [
    { title: 'part of a message', path: '/agente-ia', end: /Agente: <\/span>/ },
    { title: "a conversation's title before what is below it", path: '/agente-ia', end: /<figure.*?<\/strong>/ },
    { title: 'part of a conversation', path: '/agente-ia', end: /<figure.*?<\/small>/ },
    { title: 'some numbers of a row before the last', path: '/agente-ia', end: />24\/7<\/strong>.*?<\/a>/ },
  ],
  [
    { title: 'the headline of home before what follows it', path: '/', end: /<h1.*?<\/h1>/ },
    {
      title: 'some services before the last',
      path: '/blog',
      end: /Precisa de ajuda agora\?.*?<li>.*?<\/li><li>.*?<\/li>/,
    },
    {
      title: 'two related articles before the third',
      path: '/blog/delivery-proprio-vs-aplicativos',
      end: /Leia também.*?<\/li>.*?<\/li>/,
      height: 6500,
    },
    { title: 'a text before the drawing next to it', path: '/servicos', end: /id="restaurantes-titulo".*?<\/p>/ },
  ],
]

for (const { group, tag } of [
  ...cuts.map((group) => ({ group, tag: [] })),
  ...cutsOnce.map((group) => ({ group, tag: '@once' })),
]) {
  const parts = group.map(({ title }) => title).join(', or ')
  test(`nothing moves if a browser paints ${parts}`, { tag }, async ({ page, baseURL }) => {
    const { width = 1280 } = page.viewportSize() ?? {}
    // Each document is painted with nothing from the one before.
    const network = await page.context().newCDPSession(page)
    // Without it, the cache stays in use.
    await network.send('Network.enable')
    await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const { title, path, end, height = 1800 } of group) {
      await page.goto('about:blank')
      await page.setViewportSize({ width, height })
      const streamed = await streamInTwo(`${baseURL}${path}`, end, withoutLoader)
      await page.goto(streamed.url, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

      streamed.goOn()

      await expect(page.getByRole('contentinfo'), title).toBeAttached()
      expect(await layoutShifts(page), title).toEqual([])
      streamed.close()
    }
  })
}

test('a page whose address reveals a form is painted with it, however late the rest arrives', async ({
  page,
  baseURL,
}) => {
  const streamed = await streamInTwo(`${baseURL}/agente-ia`, /<h1.*?<\/h1>/, withoutLoader)
  await page.goto(`${streamed.url}#demonstracao`, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeAttached()
  setTimeout(streamed.goOn, 1000)

  await expect(page.getByRole('contentinfo')).toBeAttached()
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  expect(await paint.jsonValue()).toBeGreaterThan(1000)
  expect(await layoutShifts(page)).toEqual([])
  streamed.close()
})
