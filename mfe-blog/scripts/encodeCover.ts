import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Cover } from '../src/features/posts/Post.ts'

const SIZE = { width: 1200, height: 630 }
const WIDTHS = [400, 800, 1200]
const FALLBACK_WIDTH = 800
/**
 * Flat drawings keep sharp edges at these settings. More effort makes AVIF a tenth smaller and a fresh build several times
 * slower.
 */
const ENCODER = { avif: { quality: 60, effort: 2 }, webp: { quality: 82 }, jpeg: { quality: 84 } }

type Format = keyof typeof ENCODER
export type EncodedCover = { cover: Omit<Cover, 'alt'>; files: string[] }

/**
 * Encodes a drawing in every format and width below `folder`. All names contain a hash of the drawing, these settings and
 * the encoder, so that an existing file is up to date and is not made again.
 * @param address - Public address of `folder`, with a trailing slash.
 */
export async function encodeCover(drawing: string, folder: string, address: string): Promise<EncodedCover> {
  const svg = readFileSync(drawing)
  const settings = JSON.stringify([SIZE, WIDTHS, FALLBACK_WIDTH, ENCODER, sharp.versions])
  const hash = createHash('sha256').update(svg).update(settings).digest('hex').slice(0, 10)
  const name = `${drawing
    .split('/')
    .at(-1)
    ?.replace(/\.svg$/, '')}-${hash}`
  const fileOf = (width: number, format: Format) => `${name}-${width}.${format === 'jpeg' ? 'jpg' : format}`
  const wanted = [
    ...WIDTHS.flatMap((width) => [
      { width, format: 'avif' as const },
      { width, format: 'webp' as const },
    ]),
    { width: FALLBACK_WIDTH, format: 'jpeg' as const },
    { width: SIZE.width, format: 'jpeg' as const },
  ]

  mkdirSync(folder, { recursive: true })
  for (const { width, format } of wanted) {
    const path = join(folder, fileOf(width, format))
    if (!existsSync(path)) write(path, await encode(svg, width, format))
  }

  const srcSet = (format: Format) => WIDTHS.map((width) => `${address}${fileOf(width, format)} ${width}w`).join(', ')
  return {
    cover: {
      ...SIZE,
      src: `${address}${fileOf(FALLBACK_WIDTH, 'jpeg')}`,
      sources: [
        { type: 'image/avif', srcSet: srcSet('avif') },
        { type: 'image/webp', srcSet: srcSet('webp') },
      ],
      social: { ...SIZE, src: `${address}${fileOf(SIZE.width, 'jpeg')}`, type: 'image/jpeg' },
    },
    files: wanted.map(({ width, format }) => fileOf(width, format)),
  }
}

function encode(svg: Buffer, width: number, format: Format): Promise<Buffer> {
  const height = Math.round((width * SIZE.height) / SIZE.width)
  const image = sharp(svg, { density: 144 }).resize(width, height).flatten({ background: 'white' })
  return image.toFormat(format, ENCODER[format]).toBuffer()
}

/** Renamed into place once it is complete: an interrupted build must leave no broken image behind. */
function write(path: string, content: Buffer): void {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}
