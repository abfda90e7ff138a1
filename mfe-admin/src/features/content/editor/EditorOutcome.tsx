import styled from '@emotion/styled'
import type { DeskCollection } from '@site/contracts/ContentDesk'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { color } from '@site/design/tokens'
import type { FieldSchema } from '../fields/FieldSchema.ts'
import { Buttons } from '../fields/Group.tsx'
import { type CollectionText, placeOf } from '../texts/CollectionText.ts'
import { Differences } from './Differences.tsx'
import { type EditedText, storedText } from './editedText.ts'
import { EditorBox } from './EditorBox.ts'
import type { EditorState } from './editorState.ts'

export type OutcomeProps = {
  collection: DeskCollection
  text: CollectionText
  schema: FieldSchema
  state: EditorState
  /** What 'own' resolves a conflict with. */
  own: () => unknown
  resolve: (whose: 'own' | 'other') => void
  isUndoing: boolean
  onUndo: (version: number) => void
  onBringBack: (former: EditedText) => void
}

const Box = styled(EditorBox)({
  // A field is still visible above it.
  maxHeight: '30vh',
  overflowY: 'auto',
  '@media (min-height:30rem)': { 'html:has(&)': { scrollPaddingBottom: 'calc(30vh + 7rem)' } },
  '&[role=status]': { background: color.mint },
})

function Sentences({ children }: { children: readonly string[] }) {
  return (
    <>
      <p>Falta preencher:</p>
      <ul>
        {children.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

/** What became of the last action. */
export function EditorOutcome(props: OutcomeProps) {
  const { collection, text, schema, state, own, resolve, isUndoing, onUndo, onBringBack } = props
  switch (state.phase) {
    case 'refused': {
      const { reason, errors } = state
      const sentences = errors.map((error) => `${placeOf(text, schema, error.field)}: ${error.reason}`)
      return (
        <Box role="alert" data-outcome="">
          {sentences.length > 1 ? <Sentences>{sentences}</Sentences> : (sentences[0] ?? reason)}
        </Box>
      )
    }
    case 'conflict': {
      const other = storedText(collection).value
      return (
        <Box role="alert" data-outcome="">
          <p>{state.reason} Compare os dois textos e decida.</p>
          <Differences
            {...{ text, schema }}
            own={{ label: 'O seu', value: own() }}
            other={{ label: 'O outro', value: other }}
          />
          <Buttons>
            <Button look="quiet" onClick={() => resolve('own')}>
              Continuar com o meu
            </Button>
            <Button look="quiet" onClick={() => resolve('other')}>
              Ficar com o outro
            </Button>
          </Buttons>
        </Box>
      )
    }
    case 'closed':
      return (
        <Box role="alert" data-outcome="">
          <p>{state.reason}</p>
          <Buttons>
            <ButtonLink look="quiet" href="/entrar?para=/content" target="_blank" rel="noopener">
              Entrar em outra aba
            </ButtonLink>
          </Buttons>
        </Box>
      )
    case 'discarded':
      return (
        <Box role="status" data-outcome="">
          <p>Jogado fora. O formulário mostra o que o site tem.</p>
          <Buttons>
            <Button look="quiet" onClick={() => onBringBack(state.former)}>
              Trazer de volta
            </Button>
          </Buttons>
        </Box>
      )
    case 'planned':
      return (
        <Box role="status" data-outcome="">
          Agendado. Até lá, o site continua como está.
        </Box>
      )
    case 'cancelled':
      return (
        <Box role="status" data-outcome="">
          Nada mais está marcado para este texto.
        </Box>
      )
    case 'kept':
      return (
        <Box role="status" data-outcome="">
          Rascunho guardado. Só a equipe o vê.
        </Box>
      )
    case 'shown':
      return (
        <Box role="status" data-outcome="">
          <p>
            <a href={state.preview} target="_blank" rel="noopener noreferrer">
              Abrir o site com este texto
            </a>
            . O link vale por sete dias, também para um colega.
          </p>
        </Box>
      )
    case 'published':
      return (
        <Box role="status" data-outcome="">
          <p>No ar em todas as páginas que mostram este texto.</p>
          <Buttons>
            <Button look="quiet" busy={isUndoing} onClick={() => onUndo(state.version)}>
              {isUndoing ? 'Desfazendo…' : 'Desfazer'}
            </Button>
          </Buttons>
        </Box>
      )
    default:
      return null
  }
}
