import type { PageDataModule } from '@site/contracts/Page'
import { readTexts } from '@site/contracts/readTexts'
import { quizTexts } from '../../../texts/quizTexts.ts'
import type { Advice } from '../../result/adviceWords.ts'
import type { QuizState } from '../steps/quizReducer.ts'
import { steppedQuiz } from '../steps/steppedQuiz.ts'
import { type Question, writtenQuestions } from './Question.ts'
import { questions } from './questions.ts'

export type QuizData = {
  questions: readonly Question[]
  advice: Advice
  /** Where a browser has come to that submits each step's form by itself; absent at the start. */
  reached?: QuizState
}

/** The quiz, and what search engines are told of it. */
export type QuizPageData = QuizData & { search: { title: string; description: string } }

/** Texts are content: they are sent as data with the document instead of with the page's code. */
export const load: PageDataModule<QuizPageData>['load'] = ({ query, site }) => {
  const reached = steppedQuiz(query)
  const { search, questions: written, advice } = readTexts(site, 'quizTexts', quizTexts)
  return {
    status: 200,
    data: {
      questions: writtenQuestions(questions, written),
      advice,
      search,
      ...(reached.choices.length > 0 && { reached }),
    },
  }
}
