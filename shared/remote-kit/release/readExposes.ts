import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** The manifest that the federation plugin writes beside a container. */
export const CONTAINER_MANIFEST = 'mf-manifest.json'

const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({
        js: v.object({ sync: v.array(v.string()) }),
        css: v.object({ sync: v.array(v.string()) }),
      }),
    }),
  ),
})

/** The container's entry and the files per expose, from the manifest of the federation plugin. */
export function readExposes(browserFolder: string) {
  const content: unknown = JSON.parse(readFileSync(join(browserFolder, CONTAINER_MANIFEST), 'utf8'))
  const { metaData, exposes } = v.parse(manifestSchema, content)
  return {
    entry: metaData.remoteEntry.name,
    exposes: Object.fromEntries(exposes.map(({ path, assets }) => [path, [...assets.js.sync, ...assets.css.sync]])),
  }
}
