import { EditorOutcome, type OutcomeProps } from './EditorOutcome.tsx'
import { UnsavedNotice } from './UnsavedNotice.tsx'

type Props = OutcomeProps & {
  /** Something was written that the site does not have. */
  isChanged: boolean
  onDiscard: () => void
}

/** What became of the last action, and what can be done about it. */
export function EditorStatus({ isChanged, onDiscard, ...outcome }: Props) {
  const { phase } = outcome.state
  if (!isChanged || phase === 'sending' || phase === 'conflict') return <EditorOutcome {...outcome} />
  const isStored = phase === 'kept' || phase === 'published' || phase === 'planned'
  return (
    <>
      <EditorOutcome {...outcome} />
      <UnsavedNotice
        label={
          isStored ? 'O que você escreveu depois ainda não foi guardado.' : 'Ainda não guardado: está só nesta janela.'
        }
        onDiscard={onDiscard}
      />
    </>
  )
}
