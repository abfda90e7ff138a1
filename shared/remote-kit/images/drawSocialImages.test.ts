import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawSocialImages } from './drawSocialImages.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${content}</svg>`
const filled = (color: string) => drawing(`<rect width="1200" height="630" fill="${color}"/>`)

function open(contents: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'social-'))
  folders.push(folder)
  const drawings = join(folder, 'social')
  const output = join(folder, 'out')
  const published = join(output, 'public')
  mkdirSync(drawings)
  const write = (page: string, svg: string) => writeFileSync(join(drawings, `${page}.svg`), svg)
  for (const [page, svg] of Object.entries(contents)) write(page, svg)
  return {
    write,
    forget: (page: string) => rmSync(join(drawings, `${page}.svg`)),
    draw: () => drawSocialImages({ remote: 'mfe-loja', drawings, output }),
    facts: () => readdirSync(join(output, 'social')),
    factsOf: (page: string) => JSON.parse(readFileSync(join(output, 'social', `${page}.json`), 'utf8')),
    files: () => readdirSync(published),
    pathOf: (file: string) => join(published, file),
  }
}

it('creates a JPEG of 1200 by 630 from each drawing and records where it is published', async () => {
  const { draw, factsOf, files, pathOf } = open({ inicio: filled('red'), sobre: filled('blue') })

  const images = await draw()

  expect(Object.keys(images)).toEqual(['inicio', 'sobre'])
  for (const [page, image] of Object.entries(images)) expect(factsOf(page)).toEqual(image)
  expect(Object.values(images).map(({ src }) => src)).toEqual(files().map((file) => `/media/mfe-loja/${file}`))
  for (const file of files()) {
    expect(file).toMatch(/^social-(inicio|sobre)-[0-9a-f]{10}\.jpg$/)
    expect(await sharp(pathOf(file)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})

it('does not encode an unchanged drawing again; renames a changed one and removes the old file', async () => {
  const { draw, write, files, pathOf } = open({ inicio: filled('red') })
  await draw()
  const before = files()
  const written = before.map((file) => statSync(pathOf(file)).mtimeMs)

  await draw()
  expect(files().map((file) => statSync(pathOf(file)).mtimeMs)).toEqual(written)

  write('inicio', filled('blue'))
  await draw()
  expect(files()).toHaveLength(1)
  expect(files()).not.toEqual(before)
})

it('removes only its own files', async () => {
  const { draw, forget, facts, files, pathOf } = open({ inicio: filled('red'), sobre: filled('blue') })
  await draw()
  writeFileSync(pathOf('guia-0123456789.pdf'), '')
  forget('sobre')

  expect(Object.keys(await draw())).toEqual(['inicio'])

  expect(facts()).toEqual(['inicio.json'])
  expect(files()).toEqual(['guia-0123456789.pdf', expect.stringMatching(/^social-inicio-/)])
})

it('refuses a drawing with text, which a machine without fonts would leave empty', async () => {
  const { draw } = open({ inicio: drawing('<text x="9" y="9">Oi</text>') })

  await expect(draw()).rejects.toThrow('inicio.svg has text')
})

it('names a drawing that cannot be drawn', async () => {
  const { draw } = open({ inicio: '<svg' })

  await expect(draw()).rejects.toThrow(/^inicio\.svg cannot be drawn: /)
})
