import type { Cover } from '../posts/Post.ts'

type Props = {
  cover: Omit<Cover, 'social'>
  /** The width at which it is shown, to select among its sizes. */
  sizes: string
  /** Omitted if the image is next to the title that it illustrates. */
  alt?: string
}

/** A cover that needs no script: the browser itself lazy-loads it, and reserves its space. */
export function CoverPicture({ cover: { src, width, height, sources }, sizes, alt = '' }: Props) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  )
}
