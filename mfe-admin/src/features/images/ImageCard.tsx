import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { color, font, radius, space } from '@site/design/tokens'
import { VisuallyHidden } from '@site/design/VisuallyHidden'
import { type GeneratedImage, type ImageSlot, readyImages } from './generation/generation.ts'
import { imageFileName, type PlannedImage } from './generation/plannedImages.ts'
import { ImageFrame } from './ImageFrame.tsx'

export type ImageCommands = {
  onRetry: (planned: PlannedImage) => void
  onCopy: (altText: string) => void
  onDownload: (image: GeneratedImage) => void
}

type Props = ImageCommands & { slot: ImageSlot; busy: boolean }

const Root = styled.li({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})
const Body = styled.div({ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: space.m, padding: space.l })
const Name = styled.h3({ fontSize: font.size.small, letterSpacing: 0 })
const AltText = styled.p({ flexGrow: 1, fontSize: font.size.small, color: color.inkSoft })
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.s })
// Narrow enough for two in a line of the narrowest card: the second one, which comes with the image, makes no card taller.
const Action = styled(Button)({ flexGrow: 1, padding: `${space.s} ${space.xs}`, fontSize: font.size.small })

/** One of the twelve: the image, its alt text, and their actions. */
export function ImageCard({ slot, busy, onRetry, onCopy, onDownload }: Props) {
  const { planned } = slot
  return (
    <Root>
      <ImageFrame slot={slot} />
      <Body>
        <Name>{`Imagem ${planned.number}`}</Name>
        <AltText>{planned.altText}</AltText>
        <Actions>
          <Action look="quiet" onClick={() => onCopy(planned.altText)}>
            Copiar texto <VisuallyHidden>{`alternativo da imagem ${planned.number}`}</VisuallyHidden>
          </Action>
          {readyImages([slot]).map((image) => (
            <Action key="download" look="quiet" onClick={() => onDownload(image)}>
              Baixar <VisuallyHidden>{imageFileName(image)}</VisuallyHidden>
            </Action>
          ))}
          {slot.status === 'failed' && (
            <Action disabled={busy} onClick={() => onRetry(planned)}>
              Tentar de novo <VisuallyHidden>{`a imagem ${planned.number}`}</VisuallyHidden>
            </Action>
          )}
        </Actions>
      </Body>
    </Root>
  )
}
