import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { writeTypes } from './writeTypes.ts'

const types = { path: '', name: '', zip: '', api: '' }
const manifest = { id: 'mfe_sample', metaData: { name: 'mfe_sample', types }, exposes: [] }
let folder: string
let outside: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'types-'))
  outside = join(folder, 'dist/outside')
  for (const part of [outside, join(folder, 'dist/server')]) mkdirSync(part, { recursive: true })
  writeFileSync(join(outside, 'mf-manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'dist/server/server.cjs'), 'module.exports = { pages: {} }')
})

afterEach(() => {
  jest.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const remote = (more: object = {}): RemoteDefinition => ({
  name: 'mfe-sample',
  pages: [{ path: '/sample', page: './src/pages/SamplePage.tsx', ...more }],
})

it('writes an archive with a file for each expose, and names it in the manifest', () => {
  writeTypes(remote(), folder)

  const files = unzipSync(readFileSync(join(outside, '@mf-types.zip')))
  expect(Object.keys(files)).toEqual(['pages/SamplePage.d.ts'])
  expect(strFromU8(files['pages/SamplePage.d.ts'] ?? new Uint8Array())).toContain('declare const Part')
  expect(readFileSync(join(outside, '@mf-types.d.ts'), 'utf8')).toContain('RemoteKeys')
  expect(JSON.parse(readFileSync(join(outside, 'mf-manifest.json'), 'utf8'))).toEqual({
    ...manifest,
    metaData: { ...manifest.metaData, types: { ...types, zip: '@mf-types.zip', api: '@mf-types.d.ts' } },
  })
})

it('writes the same bytes at any time', () => {
  const written = (at: string) => {
    jest.useFakeTimers({ now: new Date(at) })
    writeTypes(remote(), folder)
    return readdirSync(outside).map((file) => [file, readFileSync(join(outside, file)).toString('base64')])
  }

  expect(written('2026-01-02T03:04:05Z')).toEqual(written('2031-06-07T08:09:10Z'))
})

it('writes none for a remote behind the login', () => {
  writeTypes(remote({ guarded: true }), folder)

  expect(readdirSync(outside)).toEqual(['mf-manifest.json'])
})
