/// <reference path="./heicDecode.d.ts" />
import type { Sharp } from 'sharp'
import { type FocalPoint, focalCrop } from './focalCrop.ts'
import { pictureKind } from './pictureKind.ts'

/** What a page needs: the size of a cover, which is also that of a shared link. */
export const SIZE = { width: 1200, height: 630 }
export const WIDTHS = [400, 800, 1200] as const
export const FALLBACK_WIDTH = 800
const ENCODER = { avif: { quality: 55, effort: 3 }, webp: { quality: 80 }, jpeg: { quality: 82, mozjpeg: true } }

export type Format = keyof typeof ENCODER
export type EncodedFile = { width: number; format: Format; content: Buffer }

/** A photo as pages need it, and as it was before it was cut, to be cut again. */
export type EncodedPhoto = { files: EncodedFile[]; original: Buffer }

const wanted: readonly { width: number; format: Format }[] = [
  ...WIDTHS.flatMap((width) => [
    { width, format: 'avif' as const },
    { width, format: 'webp' as const },
  ]),
  { width: FALLBACK_WIDTH, format: 'jpeg' },
  { width: SIZE.width, format: 'jpeg' },
]

/** The longest side of what is kept of the whole photo: enough for the largest cover from most of its parts. */
const KEPT_SIDE = 2000

/** The largest photo, in pixels: a phone's has 50 million. The smallest that a cover can be made from. */
const limits = { pixels: 60_000_000, width: 400, height: 210 }

const texts = {
  unknown: 'A foto não pode ser usada: mande um arquivo JPG, PNG ou HEIC.',
  broken: 'A foto está incompleta ou estragada. Mande outra.',
  heic: 'A foto HEIC está incompleta ou não pôde ser lida. No iPhone, escolha Ajustes › Câmera › Formatos › Mais Compatível e tire outra, ou mande-a como JPG.',
  large: 'A foto é grande demais: pode ter no máximo 60 milhões de pontos.',
  small: `A foto é pequena demais: precisa de pelo menos ${limits.width} por ${limits.height} pontos.`,
} as const

/** Why a photo cannot be used, as a sentence for whoever has sent it. */
export class PhotoProblem extends Error {}

/**
 * Encodes a photo in each format and size, without where and with what it was taken. Of one with another shape, what is around the
 * point stays. @throws PhotoProblem
 */
export async function encodePhoto(photo: Buffer, point?: FocalPoint): Promise<EncodedPhoto> {
  const opened = await open(photo)
  const kept = opened.image.clone().resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
  const original = await kept.toFormat('jpeg', ENCODER.jpeg).toBuffer().catch(breaks)
  const source = point ? opened.image.extract(focalCrop(opened, SIZE, point)) : opened.image
  const files: EncodedFile[] = []
  for (const { width, format } of wanted) {
    const height = Math.round((width * SIZE.height) / SIZE.width)
    // Where nobody has said what matters, the part that draws attention stays.
    const image = source.clone().resize(width, height, { fit: 'cover', position: 'attention' })
    const content = await image.toFormat(format, ENCODER[format]).toBuffer().catch(breaks)
    files.push({ width, format, content })
  }
  return { files, original }
}

/** A photo turned as it was held, with its size. */
async function open(photo: Buffer): Promise<{ image: Sharp; width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  const kind = pictureKind(photo)
  if (!kind) throw new PhotoProblem(texts.unknown)
  const options = { limitInputPixels: limits.pixels, failOn: 'error' } as const
  const image = kind === 'heic' ? sharp(...(await decodeHeic(photo))) : sharp(photo, options)
  const { width, height, autoOrient } = await image.metadata().catch(breaks)
  if (width * height > limits.pixels) throw new PhotoProblem(texts.large)
  if (width < limits.width || height < limits.height) throw new PhotoProblem(texts.small)
  // No metadata is kept.
  return { image: image.rotate().flatten({ background: 'white' }), ...autoOrient }
}

/** The pixels of a photo in the format of some phones. Its size is known before it is decoded. */
async function decodeHeic(photo: Buffer) {
  const { default: decode } = await import('heic-decode')
  const all = await decode.all({ buffer: photo }).catch(breaksAsHeic)
  try {
    const [first] = all
    if (!first) throw new PhotoProblem(texts.broken)
    if (first.width * first.height > limits.pixels) throw new PhotoProblem(texts.large)
    const { width, height, data } = await first.decode().catch(breaksAsHeic)
    return [Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }] as const
  } finally {
    all.dispose()
  }
}

function breaksAsHeic(): never {
  throw new PhotoProblem(texts.heic)
}

function breaks(error: unknown): never {
  throw new PhotoProblem(/pixel limit/i.test(String(error)) ? texts.large : texts.broken)
}
