import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Drawings, drawingsIn, type PublishedPicture, publicPictures, writeAtomically } from './publicPictures.ts'

/**
 * Publishes each drawing unchanged, under a name with the hash of its content. `drawings.json` has the address and size of
 * all by name, `drawings/<name>.json` those of one.
 * @throws Error for a drawing with text, which would look different with each visitor's fonts, or without a size.
 */
export async function publishDrawings(of: Drawings): Promise<Record<string, PublishedPicture>> {
  const pictures = publicPictures({ ...of, kind: 'drawings', prefix: 'drawing-' })
  for (const name of drawingsIn(of.drawings)) {
    const svg = readFileSync(join(of.drawings, `${name}.svg`), 'utf8')
    if (svg.includes('<text')) throw new Error(`${name}.svg has text; draw the outlines of its letters.`)
    const [, width, height] = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg) ?? []
    if (!width || !height) throw new Error(`${name}.svg does not say its width and height.`)
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10)
    const size = { width: Number(width), height: Number(height) }
    await pictures.add({ name, hash, extension: 'svg', ...size, make: () => svg })
  }
  const published = pictures.finish()
  writeAtomically(join(of.output, 'drawings.json'), JSON.stringify(published))
  return published
}
