import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { color, font, space } from '@site/design/tokens'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { OptionRow } from './OptionRow.tsx'
import type { Question } from './questions/Question.ts'

type Props = {
  question: Question
  /** Index of the chosen option. */
  choice: number | undefined
  isLast: boolean
  /** The visitor came here with a button rather than by loading the page: the question gets the focus, which announces it. */
  focused: boolean
  onChoose: (option: number) => void
  onNext: () => void
  /** Absent on the first question. */
  onPrevious?: (() => void) | undefined
}

const Form = styled.form({ display: 'flex', flexDirection: 'column', flex: 1, gap: space.xl })
const Options = styled.fieldset({
  display: 'grid',
  gap: space.m,
  minWidth: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: `0 0 ${space.l}` },
  // The question scrolls into view together with the progress above it.
  '& h2': { scrollMarginTop: '5rem', fontSize: font.size.h3, lineHeight: '1.25' },
})
const Buttons = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  marginTop: 'auto',
  '& > [type=submit]': { flex: '1 1 8rem' },
})

const Hint = styled.p({
  marginTop: `-${space.m}`,
  fontSize: font.size.small,
  textAlign: 'center',
  color: color.inkSoft,
})

/** A question with its four options, and the buttons to continue and to go back. */
export function QuestionStep({ question, choice, isLast, focused, onChoose, onNext, onPrevious }: Props) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const options = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (focused) title.current?.focus()
  }, [focused])

  useEffect(() => {
    // A choice made before hydration is only in the document.
    const chosenBefore = options.current?.querySelector<HTMLInputElement>('input:checked')
    if (choice === undefined && chosenBefore) onChoose(Number(chosenBefore.value))
  }, [choice, onChoose])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (choice !== undefined) onNext()
  }

  return (
    <Form onSubmit={submit} autoComplete="off">
      {/* As the column's own item, WebKit would add the height of the legend twice. */}
      <div>
        <Options ref={options} role="radiogroup" aria-labelledby={titleId}>
          <legend>
            <h2 id={titleId} ref={title} tabIndex={-1}>
              {question.question}
            </h2>
          </legend>
          {question.options.map(({ text }, place) => (
            <OptionRow
              key={text}
              name={question.id}
              place={place}
              text={text}
              chosen={place === choice}
              onChoose={onChoose}
              onConfirm={onNext}
            />
          ))}
        </Options>
      </div>
      <Buttons>
        {onPrevious && (
          <Button look="quiet" onClick={onPrevious}>
            Anterior
          </Button>
        )}
        <Button type="submit" disabled={choice === undefined}>
          {isLast ? 'Finalizar' : 'Próxima'}
        </Button>
      </Buttons>
      <Hint>Dica: toque de novo na resposta escolhida para continuar.</Hint>
    </Form>
  )
}
