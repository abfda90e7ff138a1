import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { showNearImages } from './showNearImages.ts'

type Props = {
  src: string
  alt: string
  width: number
  height: number
  /** Alternative formats in order of preference; the browser takes the first that it supports, webp before the rest. */
  sources?: readonly { srcSet: string; type: 'image/webp' | 'image/avif' }[]
}

const Frame = styled.span({
  display: 'grid',
  '& > *': { gridArea: '1/1' },
  '& img, & svg': { display: 'block', width: '100%', height: 'auto' },
  // Where no script will show it, as on paper, the browser itself decides when to load it.
  '@media screen and (scripting: enabled)': { '&:not([data-near]) img': { display: 'none' } },
})

/**
 * An image that is requested once a tenth of it is within 50 px of the viewport (specification, section 9). A blank drawing of
 * the same aspect ratio reserves its space.
 */
export function LazyImage({ src, alt, width, height, sources = [] }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  useEffect(() => (frame.current ? showNearImages([frame.current]) : undefined), [])

  return (
    // It may be near before it is hydrated.
    <Frame ref={frame} data-late="" suppressHydrationWarning>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <picture>
        {sources.map((source) => (
          <source key={source.type} {...source} />
        ))}
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
    </Frame>
  )
}
