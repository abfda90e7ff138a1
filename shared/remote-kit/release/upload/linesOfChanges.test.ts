import { linesOfChanges } from './linesOfChanges.ts'

it.each([
  { changes: [], lines: ['No page changes for visitors.'] },
  {
    changes: [
      { path: '/loja', kind: 'changed', before: 900, after: 1200 },
      { path: '/loja/nova', kind: 'new', before: 0, after: 700 },
      { path: '/loja/antiga', kind: 'gone', before: 800, after: 0 },
    ] as const,
    lines: [
      'Pages that would change for visitors: 3',
      '  changed  /loja  (900 to 1200 bytes)',
      '  new      /loja/nova  (700 bytes)',
      '  gone     /loja/antiga  (800 bytes)',
    ],
  },
])('reports $changes', ({ changes, lines }) => {
  expect(linesOfChanges(changes)).toEqual(lines)
})

it('lists no more pages than a person reads', () => {
  const changes = Array.from({ length: 42 }, (_, index) => ({
    ...({ path: `/${index}`, kind: 'new', before: 0, after: 1 } as const),
  }))

  expect(linesOfChanges(changes)).toHaveLength(32)
  expect(linesOfChanges(changes).at(-1)).toBe('  and 12 more')
})
