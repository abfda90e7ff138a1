import styled from '@emotion/styled'
import { whatsAppUrl } from '@site/contracts/channels'
import { Button, ButtonLink } from '@site/design/Button'
import { color, layout, space } from '@site/design/tokens'
import { useEffect, useRef, useState } from 'react'

type Props = {
  title: string
  url: string
  /** Id of the text whose reading is measured. */
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

// The second place is kept from the start: what comes there later moves nothing.
const ShareButtons = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto 48px',
  gap: space.s,
  '& > button': { padding: 0 },
})

/** Sharing by WhatsApp or, where the system has one, by its sheet; and how far the reader is. */
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

  const share = () => navigator.share({ title, url }).catch(closedByReader)

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

/** Who closes the share sheet again has changed their mind: nothing went wrong. */
function closedByReader() {}

/** How much of a text has been read, from 0 to 1: nothing until its top leaves the screen, all when its end is on it. */
export function progressOf({ top, height }: { top: number; height: number }, viewport: number): number {
  const way = height - viewport
  if (way <= 0) return top + height <= viewport ? 1 : 0
  return Math.min(1, Math.max(0, -top / way))
}

/** What somebody sends when sharing an article: its title and where it is. */
export function shareText({ title, url }: { title: string; url: string }): string {
  return `${title} ${url}`
}
