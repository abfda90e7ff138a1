import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { color, font, onBand, space } from '@site/design/tokens'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { OptionRow } from './OptionRow.tsx'
import type { Question } from './questions/Question.ts'
import { STEP_ACTION, StepFields } from './steps/StepFields.tsx'

type Props = {
  question: Question
  /** Its index, and the indexes of the options that were chosen in every question so far. */
  step: number
  choices: readonly number[]
  isLast: boolean
  /** The visitor came here with a button rather than by loading the page: the question gets the focus, which announces it. */
  focused: boolean
  onChoose: (option: number) => void
  onNext: () => void
  /** Absent on the first question. */
  onPrevious?: (() => void) | undefined
}

const Form = styled.form({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space.xl,
  // As disabled, which its code makes it: until then the browser asks for an answer.
  '&:invalid [type=submit]:not([form])': { color: onBand.soft, background: '#8883' },
})
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
  '@media (scripting:none)': { display: 'none' },
})

/** A question with its four options, and the buttons to continue and to go back: forms, which work without this code. */
export function QuestionStep({ question, step, choices, isLast, focused, onChoose, onNext, onPrevious }: Props) {
  const titleId = useId()
  const backId = useId()
  const [isHydrated, setHydrated] = useState(false)
  const choice = choices[step]
  const title = useRef<HTMLHeadingElement>(null)
  const options = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (focused) title.current?.focus()
  }, [focused])

  useEffect(() => setHydrated(true), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The tap may be what has hydrated the form, before its choice was read.
    const chosen = chosenIn(options.current)
    if (chosen === undefined) return
    if (chosen !== choice) onChoose(chosen)
    onNext()
  }

  const goBack = (event: FormEvent) => {
    event.preventDefault()
    onPrevious?.()
  }

  return (
    <>
      <Form action={STEP_ACTION} onSubmit={submit} autoComplete="off">
        <StepFields step={step} choices={choices} />
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
            <Button type="submit" look="quiet" form={backId}>
              Anterior
            </Button>
          )}
          <Button type="submit" disabled={isHydrated && choice === undefined}>
            {isLast ? 'Finalizar' : 'Próxima'}
          </Button>
        </Buttons>
        <Hint>Dica: toque de novo na resposta escolhida para continuar.</Hint>
      </Form>
      {onPrevious && (
        <form id={backId} action={STEP_ACTION} onSubmit={goBack} hidden>
          <StepFields step={step - 1} choices={choices} />
        </form>
      )}
    </>
  )
}

/** The place of the option that is chosen in the document. */
function chosenIn(options: Element | null): number | undefined {
  const chosen = options?.querySelector<HTMLInputElement>('input:checked')
  return chosen ? Number(chosen.value) : undefined
}
