import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { icoOf } from '../icons/icoOf.ts'

/** Command: renders the site's icons from a single drawing into `shell/dist/icons`. Part of the shell's build. */
const shell = join(import.meta.dirname, '..')
const target = join(shell, 'dist/icons')
const drawing = await readFile(join(shell, 'icons/icon.svg'))
// Phones crop these to a shape of their own: the tile has to reach the corners.
const fullTile = Buffer.from(drawing.toString().replace(' rx="116"', ''))

const iconSizes = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'apple-touch-icon.png', size: 180 },
]

const png = (source: Buffer, size: number) =>
  sharp(source, { density: 288 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer()

await mkdir(target, { recursive: true })
await writeFile(join(target, 'icon.svg'), drawing)
for (const { name, size } of iconSizes)
  await writeFile(join(target, name), await png(name === 'apple-touch-icon.png' ? fullTile : drawing, size))
await writeFile(join(target, 'icon-maskable-512.png'), await png(fullTile, 512))
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(drawing, size) })))
await writeFile(join(target, 'favicon.ico'), icoOf(small))
