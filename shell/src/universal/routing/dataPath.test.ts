import { dataPath, pageOfData } from './dataPath.ts'

it.each(['/', '/blog', '/blog/um-post'])('the data of %s has an address that leads back to it', (path) => {
  expect(pageOfData(dataPath(path))).toBe(path)
})

it.each(['/', '/blog', '/_data', '/_data/blog', '/_routes/x.json'])('%s is not the address of data', (path) => {
  expect(pageOfData(path)).toBeUndefined()
})
