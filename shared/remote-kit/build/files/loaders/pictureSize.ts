import { basename } from 'node:path'
import type { LoaderContext } from '@rspack/core'
import sharp from 'sharp'

/** The loader gets a picture, not a text. */
export const raw = true

/** Makes a picture a module with its address and its size in pixels, as it is seen: the props of an `img`. */
export default function pictureSize(this: LoaderContext, picture: Buffer): void {
  const done = this.async()
  sharp(picture)
    .metadata()
    .then(
      ({ autoOrient: { width, height } }) => {
        const from = JSON.stringify(`./${basename(this.resourcePath)}`)
        done(null, `import src from ${from}\nexport default { src, ...${JSON.stringify({ width, height })} }\n`)
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
}
