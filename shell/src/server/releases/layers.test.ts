import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const server = join(import.meta.dirname, '..')

/** What lies below in the order of folders may be imported, nothing above it. */
const layers = ['releases/storage', 'rendering', 'releases/selection', 'releases/composition']

function importsOf(layer: string): { file: string; from: string }[] {
  const files = readdirSync(join(server, layer), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
    .flatMap((file) => {
      const path = join(server, layer, file)
      const found = readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)
      return [...found].map(([, name = '']) => ({ file, from: relative(server, join(dirname(path), name)) }))
    })
}

it.each(layers.slice(0, -1))('%s imports nothing of a layer above it', (layer) => {
  const above = layers.slice(layers.indexOf(layer) + 1)

  expect(importsOf(layer).filter(({ from }) => above.some((other) => from.startsWith(`${other}/`)))).toEqual([])
})
