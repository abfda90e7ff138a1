import { stepFields } from './steppedQuiz.ts'

/** The address of a step's form, for a browser that submits it by itself: the next document begins at the quiz. */
export const STEP_ACTION = '/quiz#perguntas'

type Props = { step: number; choices: readonly number[] }

/** What the form of a step sends besides its answer. */
export function StepFields({ step, choices }: Props) {
  return (
    <>
      <input type="hidden" name={stepFields.answers} value={choices.join('')} />
      <input type="hidden" name={stepFields.step} value={step} />
    </>
  )
}
