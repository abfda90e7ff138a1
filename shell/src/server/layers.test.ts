import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The layers of the server: each imports only from those before it. */
const layers = [
  'timing',
  'tracing',
  'configuration',
  'mail',
  'database',
  'security',
  'seo',
  'views',
  'releaseStore',
  'rendering',
  'releases/content',
  'releases/selection',
  'releases/composition',
  'releases/command',
  'releases/publishing',
  'releases/operation',
  'releases/preview',
  'releases/canary',
  'releases/verdicts',
  'releases/serving',
  'releases',
  'leads',
  'overview',
  'admin',
  'push',
  'backup',
  'http',
  'commands',
]

/** The layer of a file: the innermost one that contains it. */
const layerOf = (file: string) =>
  layers.filter((layer) => file.startsWith(`${layer}/`)).sort((one, other) => other.length - one.length)[0]

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file)
const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(isSource)

it('has every file of the server in a layer, and no empty layer', () => {
  expect(sources.filter((file) => !layerOf(file))).toEqual([])
  expect(new Set(sources.map(layerOf))).toEqual(new Set(layers))
})

const imports = sources.flatMap((file) => {
  const found = readFileSync(join(__dirname, file), 'utf8').matchAll(/(?:from|import) ?\(?'([^']+)'/g)
  return [...found].map(([, name = '']) => ({ file, name }))
})

it('imports in one direction between layers', () => {
  const inside = imports
    .filter(({ name }) => name.startsWith('.'))
    .map(({ file, name }) => ({ file, from: relative(__dirname, join(__dirname, dirname(file), name)) }))
  const rank = (file: string) => layers.indexOf(layerOf(file) ?? '')
  const backwards = inside.filter(({ file, from }) => !from.startsWith('..') && rank(from) > rank(file))

  expect(backwards).toEqual([])
})

it('needs the gate of the teams’ kit, and nothing else of it', () => {
  const ofKit = imports.filter(({ name }) => name.startsWith('@site/remote-kit/'))

  expect(ofKit.length).toBeGreaterThan(0)
  expect(ofKit.filter(({ name }) => !name.startsWith('@site/remote-kit/gate/'))).toEqual([])
})
