import { CONTRACT_VERSION, endOfContract, formerContract, inPresentForm } from './contractVersions.ts'

it('reads the contract before the present one', () => {
  expect(formerContract.version).toBe(CONTRACT_VERSION - 1)
})

it.each([
  { content: { contract: 2, name: 'a-b', globalName: 'a_b' }, read: { contract: 2, name: 'a-b' } },
  { content: { contract: 3, name: 'a-b', globalName: 'a_b' }, read: { contract: 3, name: 'a-b', globalName: 'a_b' } },
  { content: { contract: 1, globalName: 'a_b' }, read: { contract: 1, globalName: 'a_b' } },
  { content: { contract: 2, name: 'a-b', globalName: 'c' }, read: { contract: 2, name: 'a-b', globalName: 'c' } },
  { content: [2], read: [2] },
  { content: null, read: null },
])('brings only what is written in the former one into the present form: $content', ({ content, read }) => {
  expect(inPresentForm(content)).toEqual(read)
})

it('says until when the former one is read, and what to do', () => {
  expect(endOfContract({ contract: 2 })).toMatch(/^is written in contract 2, .* until 2027-05-31: install .* upgrade/)
  expect(endOfContract({ contract: 3 })).toBeUndefined()
})
