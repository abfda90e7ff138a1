import { cacheNames, formerCaches } from './cacheNames.ts'

it('finds the caches of former workers and of the other device size, and no others', () => {
  const mine = cacheNames(false)
  const theirs = cacheNames(true)
  const present = [...Object.values(mine), ...Object.values(theirs), 'site-desktop-documents-0', 'other']

  expect(formerCaches(present, mine)).toEqual([...Object.values(theirs), 'site-desktop-documents-0'])
})
