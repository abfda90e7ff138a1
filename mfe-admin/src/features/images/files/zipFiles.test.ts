import { strFromU8, unzipSync } from 'fflate'
import { zipFiles } from './zipFiles.ts'

it('puts all images into one zip under their names', async () => {
  const zip = await zipFiles([
    { name: 'delivery-1.webp', content: new Blob(['one']) },
    { name: 'negócios locais-12.webp', content: new Blob(['twelve']) },
  ])

  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  expect(zip.type).toBe('application/zip')
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['delivery-1.webp', 'one'],
    ['negócios locais-12.webp', 'twelve'],
  ])
})
