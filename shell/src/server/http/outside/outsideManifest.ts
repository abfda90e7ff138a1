import * as v from 'valibot'

const manifestSchema = v.looseObject({ metaData: v.looseObject({ publicPath: v.string() }) })

/** The container's manifest for a host that has it from a stable address: the files are those of one release. */
export function outsideManifest(built: string, publicPath: string): object {
  const { metaData, ...manifest } = v.parse(manifestSchema, JSON.parse(built))
  return { ...manifest, metaData: { ...metaData, publicPath } }
}
