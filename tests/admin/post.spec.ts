import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { deskOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, type Site, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'

let own: OwnSite

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
})
test.afterAll(() => own.stop())

/** A photo as a phone takes it: large, turned, and with the place where it was taken. Above it is red, below blue. */
const photo = async () =>
  sharp({ create: { width: 2400, height: 3200, channels: 3, background: '#c66' } })
    .composite([{ input: await plain(1200, 3200, '#66c'), left: 1200, top: 0 }])
    .withExif({ IFD0: { Model: 'Telefone' }, IFD3: { GPSLatitude: '22/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const lastPost = (page: Page) => page.getByRole('group', { name: /^Post \d/ }).last()

/** Logs in and adds a post, whose fields it returns. */
async function openPosts(page: Page, site: Site) {
  site.expectErrors(/status of 401|status of 422/)
  site.expectErrors(/^console: layout shift/)
  await page.goto(`${deskOf(own.url)}/content`)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('link', { name: 'Posts do blog', exact: true }).click()
  await page.getByRole('button', { name: 'Adicionar post' }).click()
  return lastPost(page)
}

/** Something that waits until somebody lets it go on. */
function held() {
  let goOn = () => {}
  const isGoingOn = new Promise<void>((resolve) => {
    goOn = resolve
  })
  return { goOn: () => goOn(), isGoingOn }
}

const isLive = (page: Page) => expect(page.getByText('No ar em todas as páginas')).toBeVisible({ timeout: 60_000 })
const send = (post: Locator, buffer: Buffer, name = 'foto.jpg', mimeType = 'image/jpeg') =>
  post.getByLabel('Escolher foto').setInputFiles({ name, mimeType, buffer })

test('somebody who has never seen the site’s code publishes a post with a photo', async ({ page, site }) => {
  const post = await openPosts(page, site)
  await post.getByLabel('Título', { exact: true }).fill('Vitrine de Natal que vende')
  await post.getByLabel('Fim do endereço').fill('vitrine-de-natal')
  // As Word ends a line: no feed may contain it.
  await post.getByLabel('Resumo').fill('O que mostrar\u000Bem dezembro.')
  await post.getByLabel('Categoria').selectOption('Pequenas Empresas')
  await post.getByRole('button', { name: 'Adicionar assunto' }).click()
  await post.getByLabel('Assunto', { exact: true }).fill('natal')
  await post.getByLabel('Quem escreveu').fill('Ana')
  await post.getByLabel('Dia da publicação').fill('2026-12-01')
  await send(post, await photo())
  await expect(page.getByText('A foto está pronta.')).toBeVisible({ timeout: 60_000 })
  await post.getByLabel('O que a foto mostra').fill('Uma vitrine com luzes')
  await post.getByLabel('Artigo', { exact: true }).fill('As luzes chamam.\n\n')
  await post.getByRole('button', { name: 'Subtítulo' }).click()
  await page.keyboard.type('Comece cedo')

  await page.getByRole('button', { name: 'Publicar' }).click()
  await isLive(page)

  const visitor = await page.context().newPage()
  await visitor.goto(`${own.url}/blog`)
  await visitor.getByRole('link', { name: 'Vitrine de Natal que vende' }).first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Vitrine de Natal que vende')
  await expect(visitor.getByRole('heading', { level: 2, name: 'Comece cedo' })).toBeVisible()
  const cover = visitor.getByRole('img', { name: 'Uma vitrine com luzes' })
  expect(await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(
    true,
  )
  const address = await cover.evaluate((image: HTMLImageElement) => image.currentSrc)
  const sent = await fetch(address)
  expect(sent.headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg)/)
  const { exif, format } = await sharp(Buffer.from(await sent.arrayBuffer())).metadata()
  expect({ exif, format }).toMatchObject({ exif: undefined, format: 'heif' })
  for (const path of ['/sitemap.xml', '/blog/feed.xml']) {
    expect(await (await fetch(own.url + path)).text()).toContain('/blog/vitrine-de-natal')
  }
  expect(await (await fetch(`${own.url}/blog/feed.xml`)).text()).toContain('O que mostrar em dezembro.')

  // Somebody looks at it again later, and wants another part of the stored photo.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const whole = lastPost(page).getByRole('img', { name: 'A foto escolhida' })
  await expect
    .poll(() => whole.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth > naturalHeight))
    .toBe(true)
  await lastPost(page).getByLabel('De cima (%)').fill('100')
  await lastPost(page).getByRole('button', { name: 'Cortar ao redor deste ponto' }).click()
  await expect(page.getByText('Preparando a foto…')).toBeHidden({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Publicar' }).click()
  await isLive(page)
  await visitor.reload()
  // Empty until the browser has chosen one.
  const chosen = () => cover.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(async () => ![address, ''].includes(await chosen())).toBe(true)
  const below = await chosen()
  const { dominant } = await sharp(Buffer.from(await (await fetch(below)).arrayBuffer())).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
})

test('what is written while a photo is on its way stays, and the photo finds its post', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  const { goOn, isGoingOn } = held()
  await page.route('**/_site/content/picture', async (route) => {
    await isGoingOn
    await route.continue()
  })
  const post = await openPosts(page, site)
  await post.getByLabel('Título', { exact: true }).fill('Antes da foto')
  await send(post, await plain(1200, 900, '#66c'), 'foto.png', 'image/png')
  await expect(page.getByText('Preparando a foto…')).toBeVisible()

  await post.getByLabel('Título', { exact: true }).fill('Enquanto a foto ia')
  await post.getByLabel('Resumo').fill('Escrito enquanto isso.')
  await page.getByRole('button', { name: 'Adicionar post' }).click()
  await lastPost(page).getByLabel('Título', { exact: true }).fill('Mais um')
  await lastPost(page)
    .getByRole('button', { name: /^Subir Post/ })
    .click()
  goOn()
  await expect(page.getByText('A foto está pronta.')).toBeVisible({ timeout: 60_000 })

  await expect(lastPost(page).getByLabel('Título', { exact: true })).toHaveValue('Enquanto a foto ia')
  await expect(lastPost(page).getByLabel('Resumo')).toHaveValue('Escrito enquanto isso.')
  await expect(lastPost(page).getByRole('img', { name: 'A foto escolhida' })).toBeVisible()
  const before = page.getByRole('group', { name: /^Post \d/ }).nth(-2)
  await expect(before.getByLabel('Título', { exact: true })).toHaveValue('Mais um')
  await expect(before.getByRole('img', { name: 'A foto escolhida' })).toHaveCount(0)
})

test('a post that came with the site is changed at the desk, and keeps its drawing', async ({ page, site }) => {
  await openPosts(page, site)
  await page.getByRole('button', { name: 'Descartar o que mudei' }).click()
  const visitor = await page.context().newPage()
  await visitor.goto(`${own.url}/blog/petshop-precisa-site-2025`)
  const former = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const drawing = visitor.locator('main img').first()
  const alt = await drawing.getAttribute('alt')
  await page
    .getByRole('group', { name: 'Vieram com o site' })
    .getByRole('button', { name: `Mudar ${former}` })
    .click()
  await expect(lastPost(page).getByLabel('Fim do endereço')).toHaveValue('petshop-precisa-site-2025')
  await lastPost(page).getByLabel('Título', { exact: true }).fill('O petshop da esquina na internet')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await isLive(page)

  await visitor.reload()

  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('O petshop da esquina na internet')
  await expect(drawing).toHaveAttribute('alt', alt ?? '')
  await visitor.goto(`${own.url}/blog`)
  await expect(visitor.getByRole('link', { name: 'O petshop da esquina na internet' }).first()).toBeVisible()
  await expect(visitor.getByRole('link', { name: former })).toHaveCount(0)
})

test('what an article must not contain is refused with the name of the field', async ({ page, site }) => {
  const post = await openPosts(page, site)
  await post.getByLabel('Título', { exact: true }).fill('Sem texto')
  await page.getByRole('button', { name: 'Publicar' }).click()
  const gaps = ['Fim do endereço', 'Resumo', 'Assuntos', 'Quem escreveu', 'Dia da publicação', 'Artigo']
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(gaps.map((gap) => new RegExp(`› ${gap}: `)))
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
})

for (const { what, name, type, content } of [
  {
    what: 'a drawing with a script',
    name: 'foto.svg',
    type: 'image/svg+xml',
    content: '<svg><script>alert(1)</script></svg>',
  },
  { what: 'a page called a photo', name: 'foto.jpg', type: 'image/jpeg', content: '<html><script>alert(1)</script>' },
  { what: 'half of a photo', name: 'foto.jpg', type: 'image/jpeg', content: '\xff\xd8\xff\xe0half' },
]) {
  test(`${what} is no photo`, async ({ page, site }) => {
    site.expectErrors(/status of 415/)
    const post = await openPosts(page, site)
    await send(post, Buffer.from(content, 'latin1'), name, type)
    await expect(page.getByText(/A foto (não pode ser usada|está incompleta)/)).toBeVisible()
  })
}
