import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PREFIX = 'drawing-'

/** Where a drawing is published, and its size in pixels. */
type PublishedDrawing = { src: string; width: number; height: number }

type Options = {
  /** Name of the remote: it decides under which address the server publishes the drawings. */
  remote: string
  /** Folder with the drawings, `<name>.svg`. */
  drawings: string
  /** The remote's `.build` folder. */
  output: string
}

/**
 * Publishes each drawing as it is, in `public` of the output folder, under a name with the hash of its content; what no
 * drawing stands behind any more is removed. `drawings.json` says by name where each is and how large, and `drawings/<name>.json`
 * of one: a part that is hydrated carries the address of its own only.
 * @throws Error for a drawing with text, which would look different with every visitor's fonts, or without a size.
 */
export function publishDrawings({ remote, drawings, output }: Options): Record<string, PublishedDrawing> {
  const publicFolder = join(output, 'public')
  mkdirSync(publicFolder, { recursive: true })
  const published: Record<string, PublishedDrawing> = {}
  const files = new Set<string>()
  const names = readdirSync(drawings).filter((name) => name.endsWith('.svg'))
  for (const name of names.sort()) {
    const svg = readFileSync(join(drawings, name), 'utf8')
    if (svg.includes('<text')) throw new Error(`${name} has text; draw the outlines of its letters.`)
    const [, width, height] = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg) ?? []
    if (!width || !height) throw new Error(`${name} does not say its width and height.`)
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10)
    const plain = name.slice(0, -'.svg'.length)
    const file = `${PREFIX}${plain}-${hash}.svg`
    files.add(file)
    if (!existsSync(join(publicFolder, file))) writeFileSync(join(publicFolder, file), svg)
    published[plain] = { src: `/media/${remote}/${file}`, width: Number(width), height: Number(height) }
  }
  const factsFolder = join(output, 'drawings')
  rmSync(factsFolder, { recursive: true, force: true })
  mkdirSync(factsFolder)
  for (const [name, drawing] of Object.entries(published))
    writeFileSync(join(factsFolder, `${name}.json`), JSON.stringify(drawing))
  for (const file of readdirSync(publicFolder)) {
    if (file.startsWith(PREFIX) && !files.has(file)) rmSync(join(publicFolder, file))
  }
  writeFileSync(join(output, 'drawings.json'), JSON.stringify(published))
  return published
}
