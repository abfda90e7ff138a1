import { isNode, type Node, visitSource } from './visitSource.ts'

/** Where a source reads a setting of the build, and which. */
export type BuildSetting = { line: number; name: string }

const suspicious = /\b(?:import\.meta|process)\.env\b/
/** What the build knows, whatever site the release is for. */
const known: Readonly<Record<string, readonly string[]>> = {
  'process.env': ['NODE_ENV'],
  'import.meta.env': ['MODE', 'DEV', 'PROD', 'SSR', 'BASE_URL'],
}

/** Finds what other bundlers take from the environment of a build or from `.env` files. Here it would be undefined. */
export function buildSettings(source: string): BuildSetting[] {
  if (!suspicious.test(source)) return []
  const found: BuildSetting[] = []
  visitSource(source, (node, line) => {
    const name = settingOf(node)
    if (name !== undefined) found.push({ line, name })
  })
  return found
}

/** What is wrong with reading one, after its place. */
export const buildSettingProblem = (name: string): string =>
  `reads ${name}, and a build has no settings, because the same release runs on every site: declare a service in rspack.config.ts and read its value with \`useSite().services\`, or write the value itself.`

function settingOf({ type, object, property }: Node): string | undefined {
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return undefined
  const of = nameOf(object)
  const names = known[of]
  const name = String(property.value)
  return names && property.type === 'Identifier' && !names.includes(name) ? `${of}.${name}` : undefined
}

/** `process.env` or `import.meta.env`, also behind a `?.`. */
function nameOf({ type, object, property, kind, value }: Node): string {
  if (type === 'Identifier') return String(value)
  if (type === 'MetaProperty') return String(kind)
  return isNode(object) && isNode(property) ? `${nameOf(object)}.${String(property.value)}` : ''
}
