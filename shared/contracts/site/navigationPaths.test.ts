import { dataPath, pageOfData } from './navigationPaths.ts'

it.each(['/', '/revista', '/revista/um-post'])('maps the page %s to the address of its data and back', (path) => {
  expect(pageOfData(dataPath('0123456789abcdef', path))).toEqual({ release: '0123456789abcdef', path })
})

it.each(['/', '/revista', '/_data', '/_data/revista', '/_data/revista.json', '/_routes/x.json'])(
  'does not consider %s an address of data',
  (path) => {
    expect(pageOfData(path)).toBeUndefined()
  },
)
