import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The layers of the browser's code: each imports only from those before it. */
const layers = [
  'incidents',
  'views',
  'analytics',
  'advertising',
  'consent',
  'toasts',
  'loading',
  'frame',
  'styles',
  'whatsApp',
  'store',
  'federation',
  'navigation',
  'prefetching',
  'serviceWorker',
  'reading',
  'inline',
  'app',
  'hydration',
]
/** What the browser loads first, above all of them. */
const start = 'main.ts'

const layerOf = (file: string) => file.split('/', 1)[0] ?? ''
const isSource = (file: string) => /(?<!\.d)\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file)
const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(isSource)

it('has every file of the browser in a layer, and no empty layer', () => {
  expect(new Set(sources.map(layerOf))).toEqual(new Set([...layers, start]))
})

it('imports in one direction between layers', () => {
  const imports = sources.flatMap((file) => {
    const path = join(__dirname, file)
    const found = readFileSync(path, 'utf8').matchAll(/(?:from |import |import\((?:\/\*.*?\*\/ )?)'(\.[^']+)'/g)
    return [...found].map(([, name = '']) => ({ file, from: relative(__dirname, join(dirname(path), name)) }))
  })
  const rank = (file: string) => (file === start ? layers.length : layers.indexOf(layerOf(file)))
  const backwards = imports.filter(({ file, from }) => !from.startsWith('..') && rank(from) > rank(file))

  expect(imports.length).toBeGreaterThan(50)
  expect(backwards).toEqual([])
})
