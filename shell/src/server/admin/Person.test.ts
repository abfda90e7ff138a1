import type { Role } from '@site/contracts/Team'
import { hasRole } from './Person.ts'

it.each<{ own: Role[]; role: Role; has: boolean }>([
  { own: ['seller'], role: 'seller', has: true },
  { own: ['seller'], role: 'operator', has: false },
  { own: ['seller', 'writer'], role: 'writer', has: true },
  { own: ['operator'], role: 'owner', has: false },
  { own: ['owner'], role: 'seller', has: true },
  { own: [], role: 'seller', has: false },
])('gives $own the role $role: $has', ({ own, role, has }) => {
  expect(hasRole({ roles: own }, role)).toBe(has)
})
