import { placeIn } from './placeIn.ts'

it.each([
  {
    stack: 'ReferenceError: a\n    at Prices (server.cjs:1:20)\n    at render (render.cjs:1:9)',
    place: ' at server.cjs:1:20',
  },
  {
    stack: 'Error: a\n    at use (render.cjs:2:9)\n    at server.cjs:3:4\n    at B (server.cjs:5:6)',
    place: ' at server.cjs:3:4',
  },
  { stack: '\n    at Card (render.cjs:1:2)\n    at Prices (server.cjs:7:8)', place: ' at server.cjs:7:8' },
  { stack: 'Error: a\n    at render (render.cjs:2:9)', place: '' },
  { stack: `Error: ${'a'.repeat(10_000)}\n    at Prices (server.cjs:1:20)`, place: '' },
  { stack: 'Error\n    at Prices (server.cjs:123456789:1)', place: '' },
  { stack: undefined, place: '' },
])('finds "$place"', ({ stack, place }) => {
  expect(placeIn(stack)).toBe(place)
})
