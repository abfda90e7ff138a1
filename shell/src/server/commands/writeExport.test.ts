import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { shellPages } from '../../universal/routing/shellPaths.ts'
import type { ServedFile } from '../releases/composition/servedFiles.ts'
import { createCompositionFolders } from '../releases/composition/folder/compositionFolders.ts'
import { sampleRelease, sampleShell } from '../releases/testing/sampleRelease.ts'
import { finish } from '../rendering/finished/finishPage.ts'
import { writeExport } from './writeExport.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  folders.push(folder)
  return folder
}

const html = 'text/html; charset=utf-8'
const answer = (text: string, type = html) => finish(text, { type, quality: 5, headers: { 'x-sample': text } })

/** A composition with a public and a guarded page in its folder. */
async function exported() {
  const source = newFolder()
  const served = (file: string, guarded: boolean): ServedFile => {
    const place = join(source, file)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, file)
    writeFileSync(`${place}.br`, brotliCompressSync(file))
    return { name: 'mfe-sample', id: '1', file, hash: hashOf(file), caching: 'immutable', guarded }
  }
  const release = sampleRelease(
    { '/': {}, '/loja/açaí': {}, '/loja/:fruta': { paths: [{ path: '/loja/caju' }] } },
    { redirects: { '/loja/uva': '/loja/açaí', '/': '/loja/açaí', '/loja/team': '/office' } },
  )
  const office = { ...sampleRelease({ '/office': { guarded: true } }), name: 'mfe-office' }
  const ofShop = new Map([
    ['/', await answer('home')],
    ['/loja/açaí', await answer('açaí')],
    ['/loja/feed.xml', await answer('<feed/>', 'application/atom+xml; charset=utf-8')],
  ])
  const ofOffice = new Map([['/office', await answer('secret')]])
  const ofShell = new Map([
    [shellPages.notFound, { ...(await answer('not found')), status: 404 }],
    [shellPages.unavailable, { ...(await answer('unavailable')), status: 503 }],
  ])
  const parts = new Map([
    [release.name, { key: 'shop', finished: ofShop }],
    ['mfe-office', { key: 'office', finished: ofOffice }],
    ['shell', { key: 'shell', finished: ofShell }],
  ])
  const finished = new Map([...ofShop, ...ofOffice, ...ofShell])
  const files = new Map([
    ['/r/mfe-sample/1/page.js', served('browser/page.js', false)],
    ['/r/mfe-sample/1/office.js', served('browser/office.js', true)],
  ])
  const releases = [release, office]
  const compositions = createCompositionFolders({
    folder: source,
    build: 'build',
    pathOf: async ({ file }, encoding) =>
      encoding === 'gzip' ? undefined : join(source, file) + (encoding === 'br' ? '.br' : ''),
  })
  const draft = {
    name: 'c',
    id: 'c',
    shell: sampleShell(),
    releases,
    parts,
    site: sampleSite,
    services: {},
    finished,
    files,
  }
  await compositions.write(draft)
  const folder = newFolder()
  const written = await writeExport(folder, {
    from: join(source, 'c'),
    composition: { releases, parts, finished },
    onDemand: async (path) => ({
      document: await answer(`made of ${path}`),
      data: await finish('{}', { type: 'application/json; charset=utf-8', quality: 5 }),
    }),
  })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return { folder, written, read, all }
}

it('writes each page where a static host looks for it, with its encodings', async () => {
  const { folder, read, all } = await exported()

  expect(read('index.html')).toBe('home')
  expect(read('loja/açaí/index.html')).toBe('açaí')
  expect(read('loja/feed.xml')).toBe('<feed/>')
  expect(read('404.html')).toBe('not found')
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe('home')
  expect(all).toContain('index.html.br')
})

it('writes the pages that the server renders on demand, with their data', async () => {
  const { read, all } = await exported()

  expect(read('loja/caju/index.html')).toBe('made of /loja/caju')
  expect(all.filter((file) => file.startsWith('_data/') && file.endsWith('caju.json'))).toHaveLength(1)
})

it('copies the files that pages request, in the encodings that they have', async () => {
  const { folder, all, read, written } = await exported()

  expect(read('r/mfe-sample/1/page.js')).toBe('browser/page.js')
  const brotli = readFileSync(join(folder, 'r/mfe-sample/1/page.js.br'))
  expect(brotliDecompressSync(brotli).toString()).toBe('browser/page.js')
  expect(all.filter((file) => file.startsWith('r/')).sort()).toEqual([
    'r/mfe-sample/1/page.js',
    'r/mfe-sample/1/page.js.br',
  ])
  expect(written).toEqual({ documents: 6, files: 1 })
})

it('leaves out what is guarded, and what only a server can respond to', async () => {
  const { all } = await exported()

  expect(all.filter((file) => /office|unavailable|\*/.test(file))).toEqual([])
})

it('redirects where the server would, and to nothing that is guarded', async () => {
  const { read } = await exported()

  expect(read('_redirects')).toBe('/loja/uva /loja/a%C3%A7a%C3%AD 301\n')
  expect(read('nginx-server.conf')).toContain('return 308 "/loja/a%C3%A7a%C3%AD$is_args$args";')
  expect(read('nginx-server.conf')).not.toContain('/office')
})

it('lists what may be cached for ever', async () => {
  const { read } = await exported()

  expect(read('_headers')).toContain('/r/*\n  cache-control: public, max-age=31536000, immutable\n')
})

it("lists each page's headers", async () => {
  const { read } = await exported()
  const headers: unknown = JSON.parse(read('headers.json'))

  expect(headers).toMatchObject({ '/index.html': { 'x-sample': 'home' } })
  expect(headers).not.toHaveProperty('/office/index.html')
})

it.each([
  { what: 'a page', address: '/loja/açaí', file: '/loja/açaí/index.html$site_ending', header: 'x-sample "açaí"' },
  {
    what: 'one rendered on demand',
    address: '/loja/caju',
    file: '/loja/caju/index.html$site_ending',
    header: 'made of',
  },
  { what: 'the first page', address: '/', file: '/index.html$site_ending', header: 'x-frame-options "DENY"' },
  {
    what: 'a file in one encoding',
    address: '/r/mfe-sample/1/page.js',
    file: '/r/mfe-sample/1/page.js',
    header: 'max-age',
  },
])('tells nginx where $what lies, and with which headers it is sent', async ({ address, file, header }) => {
  const { read } = await exported()

  const [, lines] = read('nginx-server.conf').split(`location = "${address}" {`)
  expect(lines?.split('}\n')[1]).toContain(header)
  expect(lines?.split('\n}')[0]).toContain(`try_files "${file}" =404;`)
})

it('tells nginx of nothing that it would need a server for', async () => {
  const { read } = await exported()

  expect(read('nginx-server.conf')).not.toMatch(/@site|418|site_dynamic|unavailable/)
  expect(read('nginx-server.conf')).toContain('error_page 404 @missing;')
  expect(read('nginx-server.conf')).toContain('try_files "/404.html$site_ending" @bare;')
})
