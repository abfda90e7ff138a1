import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endStores, openFolder } from '../testing/openStores.ts'
import { idOf } from '../testing/sampleFiles.ts'

afterEach(endStores)

it('records once what was written by hand where it cannot give it a number', async () => {
  const { folder, server } = openFolder()
  const other = join(folder, '.elsewhere')
  mkdirSync(other)
  writeFileSync(join(other, 'current.json'), JSON.stringify({ release: idOf('a') }))
  symlinkSync(other, join(folder, 'mfe-shop'))
  const store = server()

  const numbers = []
  for (let look = 0; look < 3; look++) numbers.push((await store.pointers(['mfe-shop'])).publication)

  expect(numbers).toEqual([1, 1, 1])
  expect(readFileSync(join(other, 'current.json'), 'utf8')).toBe(JSON.stringify({ release: idOf('a') }))
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
