import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { color, font, space } from '@site/design/tokens'
import type { ImageSlot } from './generation/generation.ts'

const pulse = keyframes({ '50%': { opacity: 0.35 } })
const Frame = styled.div({ aspectRatio: '4 / 3', background: color.sky, color: color.ink })
const Place = styled.div({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.s,
  height: '100%',
  padding: space.l,
  textAlign: 'center',
  fontSize: font.size.small,
})
const Picture = styled.img({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
// With reduced motion the base styles stop it.
const Drawing = styled.svg<{ moving: boolean }>(({ moving }) => ({
  animation: moving ? `${pulse} 1.4s ease-in-out infinite` : undefined,
}))
const Reason = styled.p({ fontWeight: 600, color: color.danger })

/** The image, or the reason why there is none yet. */
export function ImageFrame({ slot }: { slot: ImageSlot }) {
  if (slot.status === 'ready') {
    return (
      <Frame>
        <Picture src={slot.image.imageURL} alt={slot.planned.altText} width={1024} height={768} decoding="async" />
      </Frame>
    )
  }
  return (
    <Frame>
      <Place>
        <Drawing moving={slot.status === 'generating'} width="56" height="44" viewBox="0 0 56 44" aria-hidden="true">
          <g fill="none" stroke={color.inkSoft} strokeWidth="2.5" strokeLinejoin="round">
            <rect x="2" y="2" width="52" height="40" rx="6" />
            <path d="m4 36 14-14 10 10 8-7 16 14" />
            <circle cx="40" cy="13" r="4" />
          </g>
        </Drawing>
        {slot.status === 'failed' ? (
          <Reason lang="en">{slot.message}</Reason>
        ) : (
          <p>{slot.status === 'waiting' ? 'Aguardando' : 'Gerando…'}</p>
        )}
      </Place>
    </Frame>
  )
}
