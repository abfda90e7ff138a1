import styled from '@emotion/styled'
import type { ContentDraft } from '@site/contracts/ContentDesk'
import { Button } from '@site/design/Button'
import { Disclosure } from '@site/design/Disclosure'
import { color, space } from '@site/design/tokens'
import { formatTime } from '../../releases/texts/format.ts'
import type { FieldSchema } from '../fields/FieldSchema.ts'
import { Buttons } from '../fields/Group.tsx'
import type { CollectionText } from '../texts/CollectionText.ts'
import { Differences } from './Differences.tsx'
import { EditorBox } from './EditorBox.ts'

type Props = {
  draft: ContentDraft
  /** What visitors get. */
  live: unknown
  text: CollectionText
  schema: FieldSchema
  mayAct: boolean
  isSending: boolean
  onDiscard: () => void
}

const Box = styled(EditorBox)({ gap: space.s, background: color.sky })

/** That the form shows a draft, whose it is, and what the site says meanwhile. */
export function DraftNotice({ draft, live, text, schema, mayAct, isSending, onDiscard }: Props) {
  return (
    <Box role="note" aria-label="Rascunho">
      <p>{`Este é o rascunho de ${draft.by}, guardado em ${formatTime(draft.at)}. Os visitantes ainda veem o texto que está no ar.`}</p>
      <Disclosure summary="O que está no ar">
        <Differences
          {...{ text, schema }}
          own={{ label: 'No rascunho', value: draft.value }}
          other={{ label: 'No ar', value: live }}
        />
      </Disclosure>
      {mayAct && (
        <Buttons>
          <Button look="quiet" aria-disabled={isSending} onClick={() => !isSending && onDiscard()}>
            Jogar fora o rascunho
          </Button>
        </Buttons>
      )}
    </Box>
  )
}
