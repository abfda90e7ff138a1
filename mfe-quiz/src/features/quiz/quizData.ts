import type { PageDataModule } from '@site/contracts/PageData'
import type { Question } from './Question.ts'
import { questions } from './questions.ts'

export type QuizData = { questions: readonly Question[] }

/** The questions are content: they come with the document as data instead of with the page's code. */
export const load: PageDataModule<QuizData>['load'] = () => ({ status: 200, data: { questions } })
