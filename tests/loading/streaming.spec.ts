import { streamInTwo } from '../support/servers/streamInTwo.ts'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { expect, test } from '../support/site/site.ts'

/** Only what is painted is of interest. */
const withoutLoader = (rest: string) => rest.replace(/<script>[\s\S]*?<\/script>/, '')

/** `what` is named when it fails. */
type Cut = { what: string; path: string; end: RegExp; height?: number }
type Group = { title: string; cuts: readonly Cut[] }

/** On every screen; each group is one test. */
const everywhere: Group[] = [
  {
    title: 'words of the bar before its menu',
    cuts: [
      { what: "the bar's button with one of its words", path: '/contato', end: /<\/nav><a[^>]*data-then[^>]*>Site/ },
    ],
  },
  {
    title: 'people, values or prices before those after them',
    cuts: [
      { what: 'a sentence of home before its link', path: '/', end: /no horário comercial\.(<!-- -->)? / },
      {
        what: 'two people before the others',
        path: '/sobre',
        end: /id="quem-responde".*?<\/li>.*?<\/li>/,
        height: 3500,
      },
      { what: 'mission and vision before the values', path: '/sobre', end: /Visão<\/h3>.*?<\/p>/, height: 3500 },
      {
        what: 'two answers on prices before the others',
        path: '/servicos',
        end: /Depois do primeiro dia.*?<\/dd>.*?<\/dd>/,
        height: 6500,
      },
    ],
  },
  {
    title: 'an answer of the quiz or a list of the blog last',
    cuts: [
      { what: 'the first words of an answer', path: '/quiz', end: /<input type="radio"[^>]*><span>\w+ / },
      {
        what: 'what the agency sells before the articles',
        path: '/blog',
        end: /Precisa de ajuda agora\?.*?<\/section>/,
      },
      { what: 'the featured articles before the list', path: '/blog', end: /Artigos em destaque.*?<\/section>/ },
    ],
  },
]
const once: Group[] = [
  {
    title: 'a contact channel or a form before the next',
    cuts: [
      { what: 'a channel before its button is complete', path: '/contato', end: /href="tel:[^>]*>[^<]*/ },
      { what: 'two channels before the third', path: '/contato', end: /href="tel:.*?<\/li>/ },
      { what: 'a form before what is next to it', path: '/contato', end: /<form.*?<\/form>/ },
    ],
  },
  {
    title: 'part of a conversation or of a row of numbers',
    cuts: [
      { what: 'part of a message', path: '/agente-ia', end: /Agente: <\/span>/ },
      { what: "a conversation's title before what is below it", path: '/agente-ia', end: /<figure.*?<\/strong>/ },
      { what: 'part of a conversation', path: '/agente-ia', end: /<figure.*?<\/small>/ },
      { what: 'some numbers of a row before the last', path: '/agente-ia', end: />24\/7<\/strong>.*?<\/a>/ },
    ],
  },
  {
    title: 'the first of several services, articles or drawings',
    cuts: [
      {
        what: 'some services before the last',
        path: '/blog',
        end: /Precisa de ajuda agora\?.*?<li>.*?<\/li><li>.*?<\/li>/,
      },
      {
        what: 'two related articles before the third',
        path: '/blog/delivery-proprio-vs-aplicativos',
        end: /Leia também.*?<\/li>.*?<\/li>/,
        height: 6500,
      },
      { what: 'a text before the drawing next to it', path: '/servicos', end: /id="restaurantes-titulo".*?<\/p>/ },
    ],
  },
]

for (const { title, cuts, tag } of [
  ...everywhere.map((group) => ({ ...group, tag: [] })),
  ...once.map((group) => ({ ...group, tag: '@once' })),
]) {
  test(`nothing moves if a browser paints ${title}`, { tag }, async ({ page, baseURL }) => {
    const { width = 1280 } = page.viewportSize() ?? {}
    // Each document is painted with nothing from the one before.
    const network = await page.context().newCDPSession(page)
    // Without it, the cache stays in use.
    await network.send('Network.enable')
    await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const { what, path, end, height = 1800 } of cuts) {
      await page.goto('about:blank')
      await page.setViewportSize({ width, height })
      const streamed = await streamInTwo(`${baseURL}${path}`, end, withoutLoader)
      await page.goto(streamed.url, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

      streamed.goOn()

      await expect(page.getByRole('contentinfo'), what).toBeAttached()
      expect(await layoutShifts(page), what).toEqual([])
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
