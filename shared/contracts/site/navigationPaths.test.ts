import { dataPath, pageOfData } from './navigationPaths.ts'

it.each(['/', '/revista', '/revista/um-post'])('the data of %s has an address that leads back to it', (path) => {
  expect(pageOfData(dataPath('0123456789abcdef', path))).toEqual({ release: '0123456789abcdef', path })
})

it.each(['/', '/revista', '/_data', '/_data/revista', '/_data/revista.json', '/_routes/x.json'])(
  '%s is not the address of data',
  (path) => {
    expect(pageOfData(path)).toBeUndefined()
  },
)
