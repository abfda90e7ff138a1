import { renameSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { endStores, idOf, openFolder } from '../testing/openStores.ts'

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises')
  return { ...actual, stat: jest.fn(actual.stat) }
})

afterEach(endStores)

const missing = () => Object.assign(new Error('no such file'), { code: 'ENOENT' })

it('misses no pointer that another server is replacing', async () => {
  const { server, publish } = openFolder()
  await publish({ 'mfe-shop': idOf('a') })
  jest.mocked(stat).mockRejectedValueOnce(missing())

  const { pointers } = await server().pointers(['mfe-shop'])

  expect(pointers.get('mfe-shop')).toMatchObject({ release: idOf('a'), problem: undefined })
})

it('reports a pointer that is gone, and keeps to its publication', async () => {
  const { folder, server, publish } = openFolder()
  await publish({ 'mfe-shop': idOf('a') })
  const file = join(folder, 'mfe-shop/current.json')
  renameSync(file, `${file}.old`)

  const { pointers } = await server().pointers(['mfe-shop'])

  expect(pointers.get('mfe-shop')).toMatchObject({
    release: idOf('a'),
    problem: `The pointer mfe-shop/current.json is missing: it named ${idOf('a')}.`,
  })
})
