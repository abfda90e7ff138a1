import { siteCollections } from '@site/contracts/siteContent'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { type FieldSchema, fieldSchema } from '../fields/FieldSchema.ts'
import { fieldText } from './CollectionText.ts'
import { collectionsByRoom, collectionTexts, textOf, titleOf } from './collectionTexts.ts'

/** The paths of all fields, with `*` for an entry of a list or a record. */
function pathsIn({ properties = {}, items, additionalProperties }: FieldSchema, at = ''): string[] {
  const below = (name: string, schema: FieldSchema) => {
    const path = at ? `${at}.${name}` : name
    return [path, ...pathsIn(schema, path)]
  }
  return [
    ...Object.entries(properties).flatMap(([name, field]) => below(name, field)),
    ...(items ? below('*', items) : []),
    ...(typeof additionalProperties === 'object' ? below('*', additionalProperties) : []),
  ]
}

const names = Object.keys(siteCollections) as (keyof typeof siteCollections)[]

it.each(names)('has a title and a help for %s and each of its fields', (name) => {
  const text = collectionTexts[name]
  const schema = v.parse(fieldSchema, toJsonSchema(siteCollections[name], { errorMode: 'ignore', typeMode: 'input' }))
  const missing = pathsIn(schema).filter((path) => {
    const { title = '', help = '' } = fieldText(text, path) ?? {}
    return title === '' || help === ''
  })

  expect(missing).toEqual([])
  expect(text.title && text.help).not.toBe('')
})

const own = { name: 'menuTexts', schema: { title: 'Cardápio', description: 'Os pratos.' } }

it('shows the remotes’ own collections before the site’s, each in its place', () => {
  const given = ['numbers', 'menuTexts', 'prices', 'team', 'guarantees'].map((name) => ({ name, schema: {} }))

  expect(collectionsByRoom(given).map(({ room, collections }) => [room, collections.map(({ name }) => name)])).toEqual([
    ['Páginas e artigos', ['menuTexts']],
    ['Preços e promessas', ['prices', 'guarantees']],
    ['Provas', ['team']],
    ['A agência', ['numbers']],
  ])
})

it.each([
  { name: 'menuTexts', title: 'Cardápio' },
  { name: 'prices', title: 'Preços' },
  { name: 'gone', title: 'gone' },
])('calls $name $title', ({ name, title }) => {
  expect(titleOf([own, { name: 'prices', schema: {} }], name)).toBe(title)
})

it('knows a collection by its name where nothing is said of it', () => {
  expect(textOf({ name: 'menuTexts', schema: {} })).toMatchObject({ title: 'menuTexts', help: '' })
  expect(textOf(own)).toMatchObject({ title: 'Cardápio', help: 'Os pratos.' })
})
