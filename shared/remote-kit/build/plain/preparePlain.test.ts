import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { preparePlain } from './preparePlain.ts'

const none = { sync: [], async: [] }
const manifest = JSON.stringify({
  metaData: { globalName: 'maps', publicPath: 'auto', remoteEntry: { name: 'entry.js', type: 'global' } },
  exposes: [
    { path: './Map', assets: { js: { sync: ['map.js'], async: [] }, css: none } },
    { path: './Gone', assets: { js: { sync: ['gone.js'], async: [] }, css: none } },
  ],
})
const files: Record<string, string> = {
  '/mf-manifest.json': manifest,
  '/entry.js': 'entry',
  '/map.js': 'map',
  '/text': 'x',
}
let server: Server
let site: string
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plain-'))
  server = createServer(({ url = '' }, response) => response.writeHead(files[url] ? 200 : 404).end(files[url]))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const prepare = (address: string, expose: `./${string}` = './Map') =>
  preparePlain({ name: 'mfe-sample', pages: [], fragments: { Map: { manifest: address, expose } } }, folder)

it('names the files of a container after their content, with their hashes', async () => {
  await prepare(`${site}/mf-manifest.json`)

  const nameOf = (text: string) => `plain-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`
  const kept = join(folder, '.build/plain/files')
  expect(readdirSync(kept).sort()).toEqual([nameOf('entry'), nameOf('map')].sort())
  expect(readFileSync(join(kept, nameOf('map')), 'utf8')).toBe('map')
  const module = readFileSync(join(folder, '.build/plain/Map.js'), 'utf8')
  expect(module).toContain(
    JSON.stringify([
      [nameOf('map'), hashOf('map')],
      [nameOf('entry'), hashOf('entry')],
    ]),
  )
})

it('forgets what is no longer in the definition', async () => {
  await prepare(`${site}/mf-manifest.json`)
  await preparePlain({ name: 'mfe-sample', pages: [] }, folder)

  expect(readdirSync(join(folder, '.build'))).toEqual([])
})

it.each([
  { at: '/none.json', problem: 'answers 404' },
  { at: '/text', problem: 'is not valid JSON' },
  { at: '/mf-manifest.json', expose: './Gone', problem: '/gone.js answers 404' },
  { at: '/mf-manifest.json', expose: './None', problem: 'exposes no ./None, but ./Map, ./Gone' },
] as const)('stops the build with the name of the fragment: $problem', async ({ at, problem, ...more }) => {
  const expose = 'expose' in more ? more.expose : './Map'

  await expect(prepare(site + at, expose)).rejects.toThrow(
    new RegExp(`The fragment Map of mfe-sample cannot be taken from another site: .*${problem}`),
  )
})

it('takes nothing from an address that anybody on the way can change', async () => {
  await expect(prepare('http://maps.example/mf-manifest.json')).rejects.toThrow('is not at an https address')
})
