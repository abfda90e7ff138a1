import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { font, space } from '@site/design/tokens'

const Unsaved = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s })
const UnsavedText = styled.p({ flex: '1 1 10rem', fontSize: font.size.small })

/** Where it can be read that something is written and not saved, with the way back. */
export function UnsavedNotice({ label, onDiscard }: { label: string; onDiscard: () => void }) {
  return (
    <Unsaved data-unsaved="">
      <UnsavedText role="status">{label}</UnsavedText>
      <Button look="quiet" aria-label="Descartar o que mudei" onClick={onDiscard}>
        Descartar
      </Button>
    </Unsaved>
  )
}
