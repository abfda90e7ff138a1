import * as v from 'valibot'

const manifestSchema = v.looseObject({ exports: v.record(v.string(), v.string()) })

/** What only the sources need, or says what they are. */
const ofSources = ['private', 'files', 'scripts', 'devDependencies', 'jest']
const source = /\.tsx?$/

/** The manifest of a package as it is published, of the one beside its sources: it exports JavaScript with types. */
export function publishedManifest(content: unknown): object {
  const manifest = v.parse(manifestSchema, content)
  const kept = Object.entries(manifest).filter(([key]) => !ofSources.includes(key))
  const exports = Object.entries(manifest.exports).map(([name, file]) => [name, publishedExport(file)])
  return { ...Object.fromEntries(kept), exports: Object.fromEntries(exports) }
}

const publishedExport = (file: string) =>
  source.test(file) ? { types: file.replace(source, '.d.ts'), default: file.replace(source, '.js') } : file

/** The files of a package that take the place of one beside its sources. */
export function publishedFiles(file: string): string[] {
  if (!source.test(file) || file.endsWith('.d.ts')) return [file]
  return ['.js', '.d.ts'].map((extension) => file.replace(source, extension))
}
