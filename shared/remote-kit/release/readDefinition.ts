import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { RemoteDefinition } from '../build/RemoteDefinition.ts'

/** A definition as data: the schemas of its collections are JSON Schema. */
export type BuiltDefinition = Omit<RemoteDefinition, 'content'> & {
  content?: Readonly<Record<string, object>>
}

/** What a build writes down. */
export function builtDefinition({ content, ...definition }: RemoteDefinition): BuiltDefinition {
  if (!content) return definition
  // What JSON Schema cannot say is checked when the remote reads it.
  const schemas = Object.entries(content).map(([name, schema]) => {
    return [name, toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })] as const
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
