import { overBudget } from './ByteBudgetPlugin.ts'

const budget = { title: 'The start scripts', chunks: ['main', 'react'], bytes: 100 }

it('is content with all start scripts at the budget', () => {
  expect(overBudget({ 'main.1.js': 40, 'react.2.js': 60 }, budget)).toBeUndefined()
})

const wrong: { title: string; sizes: Record<string, number>; says: string }[] = [
  {
    title: 'a byte too much',
    sizes: { 'main.1.js': 41, 'react.2.js': 60 },
    says: 'The start scripts have 101 bytes (Brotli), and 100 are planned',
  },
  {
    title: 'a script that is not found',
    sizes: { 'main.1.js': 40 },
    says: 'The start scripts main, react are expected',
  },
]

it.each(wrong)('ends the build for $title', ({ sizes, says }) => {
  expect(overBudget(sizes, budget)).toContain(says)
})
