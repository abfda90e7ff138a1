import { icoOf } from './icoOf.ts'

it('states the size, length and offset of each image', () => {
  const ico = icoOf([
    { size: 16, png: Buffer.from('abc') },
    { size: 256, png: Buffer.from('defgh') },
  ])

  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2])
  expect([ico[6], ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([16, 3, 38])
  // 256 does not fit into a byte: the format uses 0 for it.
  expect([ico[22], ico.readUInt32LE(30), ico.readUInt32LE(34)]).toEqual([0, 5, 41])
  expect(ico.subarray(38).toString()).toBe('abcdefgh')
})
