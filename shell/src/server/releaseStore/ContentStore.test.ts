import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolderStore } from './folder/folderStore.ts'
import { endStores, engines, openFolder, startDatabase, stopDatabase } from './testing/openStores.ts'

jest.setTimeout(60_000)

beforeAll(startDatabase)
afterAll(stopDatabase)
afterEach(endStores)

describe.each(engines)('content in $engine', ({ open }) => {
  it('is read by other servers as it was written, and is there once', async () => {
    const { server } = await open()
    const file = Buffer.from([0, 255, 10])

    const hash = await server().content.write(file)

    expect(await server().content.write(file)).toBe(hash)
    expect(Buffer.compare(await server().content.read(hash), file)).toBe(0)
    await expect(server().content.read(hash.replace(/.{4}$/, 'AAAA'))).rejects.toMatchObject({ why: 'missing' })
  })

  it('has records with numbers that are given once, whoever is first', async () => {
    const { server } = await open()
    const [one, other] = [server().content, server().content]

    const added = await Promise.all([
      one.add('versions', { number: 1, content: { by: 'Ana' } }),
      other.add('versions', { number: 1, content: { by: 'Rui' } }),
    ])
    await one.add('versions', { number: 2, content: { by: 'Eva' } })
    await one.add('draft-prices', { number: 1, content: {} })

    expect(added.toSorted()).toEqual([false, true])
    expect((await other.list('versions', 10)).map(({ number }) => number)).toEqual([2, 1])
    expect((await other.list('versions', 1, 2))[0]?.number).toBe(1)
    expect(await other.list('versions', 1)).toEqual([{ number: 2, content: { by: 'Eva' } }])
    expect(await other.list('nothing', 1)).toEqual([])
    expect(await other.kinds('draft-')).toEqual(['draft-prices'])
  })
})

it('skips a record that cannot be read', async () => {
  const { folder } = openFolder()
  const { content } = createFolderStore(folder)
  await content.add('versions', { number: 1, content: { by: 'Ana' } })
  await mkdir(join(folder, '.content/versions/00000002.json'))
  await writeFile(join(folder, '.content/versions/00000003.json'), '{"by":')

  expect(await content.list('versions', 2)).toEqual([{ number: 1, content: { by: 'Ana' } }])
})

it('does not return a file that has changed on the disk', async () => {
  const { folder } = openFolder()
  const { content } = createFolderStore(folder)
  const hash = await content.write(Buffer.from('Preço'))
  const [file = ''] = await filesIn(folder)
  await overwrite(file)

  await expect(content.read(hash)).rejects.toMatchObject({ why: 'forged' })
})

async function filesIn(folder: string): Promise<string[]> {
  const place = join(folder, '.content/files')
  return (await readdir(place)).map((name) => join(place, name))
}

const overwrite = (file: string) => writeFile(file, 'Preco')
