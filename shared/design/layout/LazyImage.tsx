import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'

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
})

/**
 * An image that is requested once a tenth of it is within 50 px of the viewport (specification, section 9). A blank image of
 * the same aspect ratio reserves its space. It needs hydration: in a `never` island, use `<img loading="lazy">`.
 */
export function LazyImage(props: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '50px',
        threshold: 0.1,
      },
    )
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])

  return (
    <Frame ref={frame}>
      {near ? (
        <Picture {...props} />
      ) : (
        <>
          <svg viewBox={`0 0 ${props.width} ${props.height}`} aria-hidden="true" />
          <noscript>
            <Picture {...props} />
          </noscript>
        </>
      )}
    </Frame>
  )
}

function Picture({ src, alt, width, height, sources = [] }: Props) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  )
}
