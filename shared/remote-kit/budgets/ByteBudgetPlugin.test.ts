import { overByteBudget } from './ByteBudgetPlugin.ts'

const budget = { place: 'The start scripts', chunks: ['main', 'react'], bytes: 1500 }

it('accepts scripts that meet the budget exactly', () => {
  expect(overByteBudget({ main: 500, react: 1000 }, budget)).toBeUndefined()
})

it.each<{ title: string; sizes: Record<string, number>; message: string }>([
  {
    title: 'one byte too many',
    sizes: { main: 501, react: 1000 },
    message: 'The start scripts: 1,501 bytes of script, budget 1,500; largest: react 1,000, main 501',
  },
  {
    title: 'a missing script',
    sizes: { main: 500 },
    message: 'The start scripts: a script of that name is expected, and not found: react.',
  },
])('fails the build for $title', ({ sizes, message }) => {
  expect(overByteBudget(sizes, budget)).toBe(message)
})

it('counts all scripts if no chunk is named', () => {
  expect(overByteBudget({ a: 1, b: 2 }, { place: 'mfe-shop', bytes: 2 })).toMatch(/^mfe-shop: 3 bytes/)
})

it('names what chunks without a name consist of', () => {
  const named = () => ({ 'src/Map.tsx + leaflet and 3 more': 3 })

  expect(overByteBudget({ 347: 3 }, { place: 'mfe-shop', bytes: 2 }, named)).toBe(
    'mfe-shop: 3 bytes of script, budget 2; largest: src/Map.tsx + leaflet and 3 more 3',
  )
})
