import type { Cover } from '../posts/Post.ts'

type Props = {
  cover: Omit<Cover, 'social'>
  /** How wide it is shown, for the choice among its sizes. */
  sizes: string
  /** Left out where the picture stands beside the title it illustrates. */
  alt?: string
}

/** A cover where no script runs: the browser itself loads it late, and keeps its place. */
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
