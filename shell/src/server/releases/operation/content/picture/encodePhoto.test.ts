import sharp from 'sharp'
import { type EncodedFile, encodePhoto, PhotoProblem } from './encodePhoto.ts'

jest.setTimeout(60_000)

const sample = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c66' } })

const sizesOf = (encoded: EncodedFile[]) =>
  Promise.all(
    encoded.map(async ({ width, format, content }) => {
      const found = await sharp(content).metadata()
      return { width, format, is: [found.width, found.format], metadata: [found.exif, found.xmp, found.icc] }
    }),
  )

it('encodes a photo in each size and format, without where it was taken', async () => {
  const photo = await sample(3000, 2000)
    .withExif({ IFD0: { Model: 'Telefone' }, IFD3: { GPSLatitude: '22/1 54/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()

  const { files, original } = await encodePhoto(photo)
  const sizes = await sizesOf(files)

  expect(sizes.map(({ width, format }) => `${width} ${format}`)).toEqual([
    ...['400 avif', '400 webp', '800 avif', '800 webp', '1200 avif', '1200 webp', '800 jpeg', '1200 jpeg'],
  ])
  for (const { width, is, metadata } of sizes) {
    expect(is[0]).toBe(width)
    expect(metadata).toEqual([undefined, undefined, undefined])
  }
  const kept = await sharp(original).metadata()
  expect([kept.width, kept.height, kept.exif]).toEqual([2000, 1333, undefined])
})

it('turns a photo as it was held', async () => {
  const left = sharp({ create: { width: 600, height: 1200, channels: 3, background: 'red' } })
  const half = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  // Above red, below blue; held so that what is above belongs on the right.
  const photo = await left
    .composite([{ input: half, top: 600, left: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  const [first] = (await encodePhoto(photo)).files.filter(({ format }) => format === 'jpeg')
  const { data, info } = await sharp(first?.content).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => [...data.subarray((100 * info.width + x) * 3, (100 * info.width + x) * 3 + 3)]

  expect(at(20)[2]).toBeGreaterThan(200)
  expect(at(info.width - 20)[0]).toBeGreaterThan(200)
})

it('keeps what somebody has chosen in view, of a photo as it was held', async () => {
  const half = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const photo = await sharp({ create: { width: 600, height: 1200, channels: 3, background: 'red' } })
    .composite([{ input: half, top: 600, left: 0 }])
    .jpeg()
    .toBuffer()
  const colourAt = async (y: number) => {
    const [first] = (await encodePhoto(photo, { x: 50, y })).files.filter(({ format }) => format === 'jpeg')
    const { dominant } = await sharp(first?.content).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  }

  expect([await colourAt(10), await colourAt(90)]).toEqual(['red', 'blue'])
})

it.each<{ what: string; photo: () => Promise<Buffer> | Buffer; reason: RegExp }>([
  { what: 'a drawing', photo: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), reason: /JPG, PNG/ },
  { what: 'a page', photo: () => Buffer.from('<html>'), reason: /JPG, PNG/ },
  { what: 'nothing', photo: () => Buffer.alloc(0), reason: /JPG, PNG/ },
  { what: 'another format of pictures', photo: () => sample(800, 600).gif().toBuffer(), reason: /JPG, PNG/ },
  { what: 'a small one', photo: () => sample(399, 400).png().toBuffer(), reason: /pequena/ },
  { what: 'a flat one', photo: () => sample(800, 209).png().toBuffer(), reason: /pequena/ },
  { what: 'a bomb', photo: () => sample(10_000, 10_000).png().toBuffer(), reason: /grande/ },
  {
    what: 'the first half of one',
    photo: async () => (await sample(2000, 2000).jpeg().toBuffer()).subarray(0, 4_000),
    reason: /incompleta/,
  },
  {
    what: 'what only begins as a phone’s photo',
    photo: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    reason: /incompleta/,
  },
])('refuses $what', async ({ photo, reason }) => {
  const refused = encodePhoto(await photo())
  await expect(refused).rejects.toThrow(PhotoProblem)
  await expect(refused).rejects.toThrow(reason)
})
