/** The drawing of a post, encoded by the build. Addresses are absolute paths whose name changes with the drawing. */
export type Cover = {
  /** What the drawing shows, in Portuguese. */
  alt: string
  /** Intrinsic size of the largest image, for `width` and `height` attributes. */
  width: number
  height: number
  /** For browsers that know neither AVIF nor WebP. */
  src: string
  /** For `<source>` elements, best format first; add `sizes` where the picture is shown. */
  sources: readonly CoverSource[]
  /** For Open Graph, Twitter and feeds: a path below the site's origin, 1200 by 630. */
  social: { src: string; width: number; height: number; type: 'image/jpeg' }
}

export type CoverSource = { type: 'image/avif' | 'image/webp'; srcSet: string }
