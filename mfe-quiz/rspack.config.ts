import { defineRemote } from 'shared/build/defineRemote.ts'

export default defineRemote({
  name: 'mfe-quiz',
  pages: [{ path: '/quiz', page: './src/pages/QuizPage.tsx', data: './src/features/quiz/quizData.ts' }],
})
