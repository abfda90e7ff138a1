import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishDrawings } from './publishDrawings.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function open(contents: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
  folders.push(folder)
  const drawings = join(folder, 'drawings')
  const output = join(folder, 'out')
  mkdirSync(drawings)
  const write = (name: string, svg: string) => writeFileSync(join(drawings, `${name}.svg`), svg)
  for (const [name, svg] of Object.entries(contents)) write(name, svg)
  return {
    write,
    publish: () => publishDrawings({ remote: 'mfe-loja', drawings, output }),
    facts: (file: string) => JSON.parse(readFileSync(join(output, file), 'utf8')),
    publicFolder: join(output, 'public'),
  }
}

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 60" width="96" height="60">${content}</svg>`

it('publishes each drawing unchanged, and records its address and size', async () => {
  const { publish, facts, publicFolder } = open({ loja: drawing('<path d="M0 0h9"/>') })

  const published = await publish()

  expect(published).toEqual({
    loja: { src: expect.stringMatching(/^\/media\/mfe-loja\/drawing-loja-[0-9a-f]{10}\.svg$/), width: 96, height: 60 },
  })
  expect(facts('drawings.json')).toEqual(published)
  expect(facts('drawings/loja.json')).toEqual(published.loja)
  const [file = ''] = readdirSync(publicFolder)
  expect(published.loja?.src).toBe(`/media/mfe-loja/${file}`)
  expect(readFileSync(join(publicFolder, file), 'utf8')).toBe(drawing('<path d="M0 0h9"/>'))
})

it('renames a changed drawing, removes the former one, and keeps what others published', async () => {
  const { publish, write, publicFolder } = open({ loja: drawing('') })
  const before = (await publish()).loja?.src
  writeFileSync(join(publicFolder, 'social-inicio-0123456789.jpg'), '')

  write('loja', drawing('<path d="M0 0h9"/>'))

  expect((await publish()).loja?.src).not.toBe(before)
  expect(readdirSync(publicFolder)).toEqual([expect.stringMatching(/^drawing-loja-/), 'social-inicio-0123456789.jpg'])
})

it.each([
  { name: 'text', svg: drawing('<text x="9" y="9">Oi</text>'), message: 'loja.svg has text' },
  { name: 'no size', svg: '<svg viewBox="0 0 9 9"></svg>', message: 'does not say its width and height' },
])('refuses a drawing with $name', async ({ svg, message }) => {
  const { publish } = open({ loja: svg })

  await expect(publish()).rejects.toThrow(message)
})
