import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawingsIn, type PublishedPicture, publicPictures, writeWhole } from './publicPictures.ts'

type Options = {
  /** Name of the remote. */
  remote: string
  /** Folder with the drawings, `<name>.svg`. */
  drawings: string
  /** The remote's `.build` folder. */
  output: string
}

/**
 * Publishes each drawing as it is, under a name with the hash of its content. `drawings.json` says by name where each is
 * and how large, and `drawings/<name>.json` of one.
 * @throws Error for a drawing with text, which would look different with every visitor's fonts, or without a size.
 */
export async function publishDrawings({
  remote,
  drawings,
  output,
}: Options): Promise<Record<string, PublishedPicture>> {
  const pictures = publicPictures({ remote, output, kind: 'drawings', prefix: 'drawing-' })
  for (const name of drawingsIn(drawings)) {
    const svg = readFileSync(join(drawings, `${name}.svg`), 'utf8')
    if (svg.includes('<text')) throw new Error(`${name}.svg has text; draw the outlines of its letters.`)
    const [, width, height] = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg) ?? []
    if (!width || !height) throw new Error(`${name}.svg does not say its width and height.`)
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10)
    const size = { width: Number(width), height: Number(height) }
    await pictures.add({ name, hash, extension: 'svg', ...size, make: () => svg })
  }
  const published = pictures.finish()
  writeWhole(join(output, 'drawings.json'), JSON.stringify(published))
  return published
}
