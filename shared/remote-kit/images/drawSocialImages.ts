import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const SIZE = { width: 1200, height: 630 }
const ENCODER = { quality: 82, mozjpeg: true }
const PREFIX = 'social-'

/** A page's picture for shared links: its public address and its size in pixels. */
type SocialImageFile = { src: string; width: number; height: number }

type Options = {
  /** Name of the remote: it decides under which address the server publishes the pictures. */
  remote: string
  /** Folder with one `<page>.svg` per page. */
  drawings: string
  /** The remote's `.build` folder. */
  output: string
}

/**
 * Makes the picture that a shared link shows from each drawing: a JPEG in `public` of the output folder, under a name with
 * the hash of drawing, settings and encoder. What is there already is not made again; what no drawing makes is removed.
 * `social/<page>.json` says where it is published: a file per page, so that a page's bundle carries its own address only.
 * @throws Error for a drawing with text: a machine without fonts would leave it empty.
 */
export async function drawSocialImages({
  remote,
  drawings,
  output,
}: Options): Promise<Record<string, SocialImageFile>> {
  const publicFolder = join(output, 'public')
  const factsFolder = join(output, 'social')
  for (const folder of [publicFolder, factsFolder]) mkdirSync(folder, { recursive: true })
  const images: Record<string, SocialImageFile> = {}
  const files = new Set<string>()
  const names = readdirSync(drawings).filter((name) => name.endsWith('.svg'))
  for (const name of names.sort()) {
    const svg = readFileSync(join(drawings, name))
    if (svg.includes('<text')) throw new Error(`${name} has text; a social image is a drawing without words.`)
    const page = name.slice(0, -'.svg'.length)
    const file = `${PREFIX}${page}-${hashOf(svg)}.jpg`
    if (!existsSync(join(publicFolder, file))) write(join(publicFolder, file), await encode(svg))
    files.add(file)
    const image = { src: `/media/${remote}/${file}`, ...SIZE }
    write(join(factsFolder, `${page}.json`), JSON.stringify(image))
    images[page] = image
  }
  for (const file of readdirSync(publicFolder)) {
    if (file.startsWith(PREFIX) && !files.has(file)) rmSync(join(publicFolder, file))
  }
  for (const file of readdirSync(factsFolder)) {
    if (!(basename(file, '.json') in images)) rmSync(join(factsFolder, file))
  }
  return images
}

function hashOf(svg: Buffer): string {
  const settings = JSON.stringify([SIZE, ENCODER, sharp.versions])
  return createHash('sha256').update(svg).update(settings).digest('hex').slice(0, 10)
}

function encode(svg: Buffer): Promise<Buffer> {
  return sharp(svg).resize(SIZE.width, SIZE.height).flatten({ background: 'white' }).jpeg(ENCODER).toBuffer()
}

/** Under its name only when it is whole: a build that was stopped half-way must leave nothing broken behind. */
function write(path: string, content: Buffer | string): void {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}
