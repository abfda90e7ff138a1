import { defineRemote } from '@site/remote-kit/build/defineRemote'
import { stepQuery } from './src/features/quiz/steps/steppedQuiz.ts'
import { quizForm } from './src/features/result/quizForm.ts'
import { quizLeads } from './src/features/result/quizLeads.ts'
import { quizTexts } from './src/texts/quizTexts.ts'

export default defineRemote({
  name: 'mfe-quiz',
  pages: [
    {
      path: '/quiz',
      page: './src/pages/QuizPage.tsx',
      data: './src/features/quiz/questions/quizData.ts',
      query: stepQuery,
    },
  ],
  navigation: [{ label: 'Quiz', href: '/quiz', order: 60 }],
  footer: [
    { column: 'Agência', label: 'Quiz de maturidade digital', href: '/quiz', order: 140, shortcut: 'Fazer o quiz' },
  ],
  fragments: { QuizTeaser: './src/fragments/QuizTeaser.tsx' },
  forms: [quizForm],
  services: [quizLeads],
  collections: ['quizTexts'],
  content: { quizTexts },
})
