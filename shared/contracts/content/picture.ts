import * as v from 'valibot'
import { fileHash } from '../release/ReleaseFiles.ts'

/** Where the files of pictures are served. */
export const picturePath = '/media/content/'

const size = v.pipe(v.number(), v.integer(), v.minValue(1))
const address = v.pipe(v.string(), v.startsWith(picturePath), v.maxLength(120))

/** A picture that a writer has sent, encoded by the site in each size that a page needs. */
export const picture = v.strictObject({
  /** Intrinsic size of the largest image, for `width` and `height` attributes. */
  width: size,
  height: size,
  /** For browsers that support neither AVIF nor WebP. */
  src: address,
  /** For `<source>` elements, best format first. */
  sources: v.array(v.strictObject({ type: v.picklist(['image/avif', 'image/webp']), srcSet: v.string() })),
  /** For shared links: 1200 by 630. */
  social: v.strictObject({ src: address, width: size, height: size, type: v.literal('image/jpeg') }),
  /** Its files by name, with their hashes. */
  files: v.array(
    v.strictObject({ name: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}-\d+\.(avif|webp|jpg)$/)), hash: fileHash }),
  ),
})

export type Picture = v.InferOutput<typeof picture>
export type PictureFile = Picture['files'][number]

/** The files of all pictures in some content, by name. */
export function pictureFilesIn(content: unknown): ReadonlyMap<string, PictureFile> {
  const found = new Map<string, PictureFile>()
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const read = v.safeParse(picture, value)
    if (read.success) for (const file of read.output.files) found.set(file.name, file)
    else Object.values(value).forEach(search)
  }
  search(content)
  return found
}
