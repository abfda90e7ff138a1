import { type Picture, type PictureFile, picturePath } from '@site/contracts/picture'
import type { ContentStore } from '../../../../releaseStore/content/ContentStore.ts'
import { type EncodedPhoto, FALLBACK_WIDTH, type Format, SIZE, WIDTHS } from './encodePhoto.ts'
import type { FocalPoint } from './focalCrop.ts'

/** Stores an encoded photo, cut around a point, and says how pages show it. */
export async function storePicture(
  store: Pick<ContentStore, 'write'>,
  { files: encoded, original }: EncodedPhoto,
  point?: FocalPoint,
): Promise<Picture> {
  const files = new Map<string, PictureFile>()
  for (const { width, format, content } of encoded) {
    const hash = await store.write(content)
    files.set(`${width} ${format}`, { name: nameOf(hash, width, format), hash })
  }
  const address = (width: number, format: Format) => `${picturePath}${files.get(`${width} ${format}`)?.name}`
  const srcSet = (format: Format) => WIDTHS.map((width) => `${address(width, format)} ${width}w`).join(', ')
  return {
    ...SIZE,
    src: address(FALLBACK_WIDTH, 'jpeg'),
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
    social: { ...SIZE, src: address(SIZE.width, 'jpeg'), type: 'image/jpeg' },
    files: [...files.values()],
    original: await store.write(original),
    ...(point && { point }),
  }
}

function nameOf(hash: string, width: number, format: Format): string {
  const digits = Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex').slice(0, 16)
  return `${digits}-${width}.${format === 'jpeg' ? 'jpg' : format}`
}
