import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import * as v from 'valibot'
import { CONTAINER_MANIFEST } from '../../release/readExposes.ts'
import { readServerBundle } from '../../release/readServerBundle.ts'
import { isForOutside, OUTSIDE_FOLDER, type RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { apiTypes, partTypes } from './partTypes.ts'

/** The names that Module Federation gives them: a host that knows the entry alone looks for them beside it. */
const types = { zip: '@mf-types.zip', api: '@mf-types.d.ts' }

const manifestSchema = v.looseObject({ metaData: v.looseObject({ types: v.looseObject({}) }) })

/**
 * Writes the types of a built remote for other sites, in the form in which Module Federation's own plugin fetches them, and names
 * them in the container's manifest. Its generator would need TypeScript where the build has written JavaScript.
 */
export function writeTypes(remote: RemoteDefinition, folder: string): void {
  if (!isForOutside(remote)) return
  const output = join(folder, OUTSIDE_FOLDER)
  const parts = partTypes(remote, readServerBundle(join(folder, 'dist/server/server.cjs')))
  writeFileSync(join(output, types.zip), zipOf(parts))
  writeFileSync(join(output, types.api), apiTypes(Object.keys(parts)))
  const file = join(output, CONTAINER_MANIFEST)
  const { metaData, ...manifest } = v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')))
  const named = { ...manifest, metaData: { ...metaData, types: { ...metaData.types, ...types } } }
  writeFileSync(file, JSON.stringify(named, null, 2))
}

/** The same bytes for the same types: stored as they are, at a time before any. In local time, which a zip has. */
function zipOf(parts: Readonly<Record<string, string>>): Uint8Array {
  const files = Object.entries(parts).map(([expose, text]) => [`${expose.slice('./'.length)}.d.ts`, strToU8(text)])
  return zipSync(Object.fromEntries(files), { level: 0, mtime: new Date(1980, 0, 1) })
}
