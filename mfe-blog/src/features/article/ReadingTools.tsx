import styled from '@emotion/styled'
import { whatsAppUrl } from '@site/contracts/channels'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { color, layout, space } from '@site/design/tokens'
import { useEffect, useRef, useState } from 'react'

type Props = {
  title: string
  url: string
  /** Id of the text whose reading progress is measured. */
  textId: string
}

const Progress = styled.progress({
  position: 'fixed',
  insetInline: 0,
  top: layout.bar,
  zIndex: 5,
  width: '100%',
  height: '4px',
  border: 0,
  appearance: 'none',
  background: 'transparent',
  forcedColorAdjust: 'none',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': { background: color.orange },
  '&::-moz-progress-bar': { background: color.orange },
  '@media (scripting:none)': { display: 'none' },
})

// Reserves the second button's space, so that its later appearance moves nothing.
const ShareButtons = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto 48px',
  gap: space.s,
  '& > button': { padding: 0 },
})

/** Sharing through WhatsApp and, if available, the system's share sheet; and the reading progress. */
export function ReadingTools({ title, url, textId }: Props) {
  const progress = useRef<HTMLProgressElement>(null)
  // The server cannot know it.
  const [hasSheet, setHasSheet] = useState(false)
  useEffect(() => setHasSheet('share' in navigator), [])

  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const text = document.getElementById(textId)
      if (text && progress.current) progress.current.value = progressOf(text.getBoundingClientRect(), innerHeight)
    }
    const later = () => {
      frame ||= requestAnimationFrame(measure)
    }
    later()
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [textId])

  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch {
      // Closing the share sheet is not an error. In-app browsers have a `share` that throws: the link beside it remains.
    }
  }

  return (
    <>
      <Progress ref={progress} value={0} max={1} aria-label="Progresso da leitura" />
      <ShareButtons>
        <ButtonLink look="quiet" href={whatsAppUrl(shareText({ title, url }))} target="_blank" rel="noopener">
          Compartilhar no WhatsApp
        </ButtonLink>
        {hasSheet && (
          <Button look="onNight" onClick={share} aria-label="Compartilhar de outro jeito">
            <svg
              width="20"
              height="20"
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M10 13V2m0 0L6 6m4-4 4 4M4 10v8h12v-8" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </Button>
        )}
      </ShareButtons>
    </>
  )
}

/** The reading progress of a text, from 0 to 1: 0 until its top leaves the screen, 1 when its end is visible. */
export function progressOf({ top, height }: { top: number; height: number }, viewport: number): number {
  const way = height - viewport
  if (way <= 0) return top + height <= viewport ? 1 : 0
  return Math.min(1, Math.max(0, -top / way))
}

/** The text that shares an article: its title and address. */
export function shareText({ title, url }: { title: string; url: string }): string {
  return `${title} ${url}`
}
