import { defineRemote } from '@site/remote-kit/build/defineRemote'
import { quizForm } from './src/features/result/quizForm.ts'

export default defineRemote({
  name: 'mfe-quiz',
  pages: [{ path: '/quiz', page: './src/pages/QuizPage.tsx', data: './src/features/quiz/questions/quizData.ts' }],
  forms: [quizForm],
})
