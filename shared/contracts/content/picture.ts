import * as v from 'valibot'
import { fileHash } from '../release/ReleaseFiles.ts'

/** Where the files of pictures are served. */
export const picturePath = '/media/content/'

const size = v.pipe(v.number(), v.integer(), v.minValue(1))
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
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
  /** The photo before it was cut. Visitors never get it: the desk cuts it again around another point. */
  original: v.optional(fileHash),
  /** What of it stays in view, from its left and its top, in percent. Without one, the site has chosen. */
  point: v.optional(v.strictObject({ x: percent, y: percent })),
})

export type Picture = v.InferOutput<typeof picture>
export type PictureFile = Picture['files'][number]

/** All pictures in some content. */
export function picturesIn(content: unknown): readonly Picture[] {
  if (typeof content !== 'object' || content === null) return []
  const read = v.safeParse(picture, content)
  return read.success ? [read.output] : Object.values(content).flatMap(picturesIn)
}

/** The files of all pictures in some content that visitors get, by name. */
export function pictureFilesIn(content: unknown): ReadonlyMap<string, PictureFile> {
  return new Map(picturesIn(content).flatMap(({ files }) => files.map((file) => [file.name, file] as const)))
}
