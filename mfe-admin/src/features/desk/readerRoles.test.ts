import { mayUse, rolesIn } from './readerRoles.ts'

it.each([
  { said: null, own: 'everything' },
  { said: 'seller.writer', own: ['seller', 'writer'] },
  { said: 'owner', own: ['owner'] },
  { said: '', own: [] },
  { said: 'pirate', own: [] },
])('knows from "$said" what its reader may do: $own', ({ said, own }) => {
  expect(rolesIn(said)).toEqual(own)
})

it.each([
  { own: 'everything', role: 'writer', may: true },
  { own: ['owner'], role: 'writer', may: true },
  { own: ['seller'], role: 'writer', may: false },
  { own: ['seller', 'writer'], role: 'writer', may: true },
  { own: [], role: 'seller', may: false },
  { own: [], role: undefined, may: true },
] as const)('lets $own use a page for $role: $may', ({ own, role, may }) => {
  expect(mayUse(own, role)).toBe(may)
})
