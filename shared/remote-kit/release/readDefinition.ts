import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { fieldsWithoutWords } from './fieldsWithoutWords.ts'
import type { RemoteDefinition } from '../build/definition/RemoteDefinition.ts'

/** A definition as data: the schemas of its collections are JSON Schema. */
export type BuiltDefinition = Omit<RemoteDefinition, 'content'> & {
  content?: Readonly<Record<string, object>>
}

/** What a build writes down. @throws Error if a field of a collection has no words for its writers */
export function builtDefinition({ content, ...definition }: RemoteDefinition): BuiltDefinition {
  if (!content) return definition
  // What JSON Schema cannot say is checked when the remote reads it.
  const schemas = Object.entries(content).map(([name, schema]) => {
    const stated = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
    const [field] = fieldsWithoutWords(stated, name)
    if (field !== undefined) throw new Error(`content ${field}: needs v.title and v.description, for its writers.`)
    return [name, stated] as const
  })
  return { ...definition, content: Object.fromEntries(schemas) }
}

/** The file in which a build writes down the remote's definition for the release. */
export function definitionFile(folder: string): string {
  return join(folder, '.build/remote.json')
}

/** The definition that the last build of this remote was made from. @throws Error if the remote has not been built. */
export function readDefinition(folder: string): BuiltDefinition {
  const file = definitionFile(folder)
  if (!existsSync(file)) throw new Error(`${folder} has not been built: run "npm run build" in it first.`)
  // The recipe itself has just written it, from a typed value.
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltDefinition
}
