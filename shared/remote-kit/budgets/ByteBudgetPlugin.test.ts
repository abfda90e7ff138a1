import { overByteBudget } from './ByteBudgetPlugin.ts'

const budget = { place: 'The start scripts', chunks: ['main', 'react'], bytes: 1500 }

it('is content with all scripts at the budget', () => {
  expect(overByteBudget({ main: 500, react: 1000 }, budget)).toBeUndefined()
})

it.each<{ title: string; sizes: Record<string, number>; message: string }>([
  {
    title: 'a byte too much',
    sizes: { main: 501, react: 1000 },
    message: 'The start scripts: 1,501 bytes of script, budget 1,500; largest: react 1,000, main 501',
  },
  {
    title: 'a script that is not found',
    sizes: { main: 500 },
    message: 'The start scripts: a script of that name is expected, and not found: react.',
  },
])('ends the build for $title', ({ sizes, message }) => {
  expect(overByteBudget(sizes, budget)).toBe(message)
})

it('counts whatever there is where no chunk is named', () => {
  expect(overByteBudget({ a: 1, b: 2 }, { place: 'mfe-shop', bytes: 2 })).toMatch(/^mfe-shop: 3 bytes/)
})
