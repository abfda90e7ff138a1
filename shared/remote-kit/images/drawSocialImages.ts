import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import sharp from 'sharp'
import { type Drawings, drawingsIn, type PublishedPicture, publicPictures } from './publicPictures.ts'

const SIZE = { width: 1200, height: 630 }
const ENCODER = { quality: 82, mozjpeg: true }

/**
 * Renders each drawing to the image that a shared link shows: a JPEG whose name contains a hash of drawing, settings and
 * encoder. `social/<page>.json` says where it is published.
 * @throws Error for a drawing with text: a machine without fonts would leave it empty.
 */
export async function drawSocialImages(of: Drawings): Promise<Record<string, PublishedPicture>> {
  const pictures = publicPictures({ ...of, kind: 'social', prefix: 'social-' })
  for (const name of drawingsIn(of.drawings)) {
    const svg = readFileSync(join(of.drawings, `${name}.svg`))
    if (svg.includes('<text')) throw new Error(`${name}.svg has text; a social image is a drawing without words.`)
    await pictures.add({ name, hash: hashOf(svg), extension: 'jpg', ...SIZE, make: () => encode(name, svg) })
  }
  return pictures.finish()
}

function hashOf(svg: Buffer): string {
  const settings = JSON.stringify([SIZE, ENCODER, sharp.versions])
  return createHash('sha256').update(svg).update(settings).digest('hex').slice(0, 10)
}

async function encode(name: string, svg: Buffer): Promise<Buffer> {
  try {
    return await sharp(svg).resize(SIZE.width, SIZE.height).flatten({ background: 'white' }).jpeg(ENCODER).toBuffer()
  } catch (error) {
    throw new Error(`${name}.svg cannot be drawn: ${messageOf(error)}`)
  }
}
