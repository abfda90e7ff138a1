import type { ServerBundle } from '@site/contracts/ServerBundle'
import type { PageDefinition, RemoteDefinition } from '../definition/RemoteDefinition.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { jsonSchemaOf } from './jsonSchemaOf.ts'
import { outsideParts } from './outsideParts.ts'
import { typesOf } from './typesOf.ts'

type Bundle = Pick<ServerBundle, 'fragments'>

/** Declarations of what a remote offers to other sites, by expose: of each part its props, and a component that takes them. */
export function partTypes(
  remote: Pick<RemoteDefinition, 'fragments' | 'pages'>,
  bundle: Bundle,
): Record<string, string> {
  const { fragments, pages } = outsideParts(remote)
  return Object.fromEntries([
    ...fragments.map(({ expose, name }) => {
      const props = bundle.fragments?.[name]?.module.props
      return [expose, declare(props ? jsonSchemaOf(props) : { type: 'object' })]
    }),
    ...pages.map(({ expose, page }) => [expose, declare(propsOfPage(page))]),
  ])
}

/** What `OutsidePage` makes a page's address of. */
function propsOfPage({ path, query = [] }: PageDefinition): JsonSchema {
  const params = [...path.matchAll(/\/:([\w-]+)/g)].map(([, name = '']) => name)
  const properties = {
    ...(params.length > 0 && { params: texts(params, params) }),
    ...(query.length > 0 && { query: texts(query) }),
  }
  return { ...{ type: 'object', properties, required: ['params'] }, description: `The page ${path}.` }
}

const texts = (names: readonly string[], required: readonly string[] = []) => ({
  ...{ type: 'object', required },
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
})

/** React's types are those of the host. */
const declare = (props: JsonSchema) => `import type { FunctionComponent } from 'react'

${typesOf(props)}
declare const Part: FunctionComponent<Props>
export default Part
`

/**
 * Types of `loadRemote` for the exposes of a remote, whose name is the host's choice: its plugin puts it in place of
 * `REMOTE_ALIAS_IDENTIFIER`.
 */
export function apiTypes(exposes: readonly string[]): string {
  const keys = exposes.map((expose) => `'${expose.replace('.', 'REMOTE_ALIAS_IDENTIFIER')}'`)
  const modules = keys.map((key) => `T extends ${key} ? typeof import(${key}) : `)
  return `export type RemoteKeys = ${keys.join(' | ')}
export type PackageType<T> = ${modules.join('')}unknown
`
}
