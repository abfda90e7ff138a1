import { defineRemote } from '@site/remote-kit/build/defineRemote'

export default defineRemote({
  name: 'mfe-quiz',
  pages: [{ path: '/quiz', page: './src/pages/QuizPage.tsx', data: './src/features/quiz/questions/quizData.ts' }],
})
