type Renamed = { module: string; from: string; to: string }

/** Exports that have another name since a major version and are otherwise the same. */
const renamedExports: readonly Renamed[] = [{ module: '@site/contracts/Page', from: 'PageAnswer', to: 'PageResponse' }]

/** A source with the present names of what it imports from the site's packages. */
export function withPresentNames(source: string, renamed = renamedExports): string {
  return renamed.reduce((text, { module, from, to }) => {
    const named = [...text.matchAll(importsOf(module))].flatMap(([, names = '']) => names.split(','))
    const imported = named.map((name) =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/),
    )
    const [, alias] = imported.find(([name]) => name === from) ?? []
    if (!imported.some(([name]) => name === from)) return text
    if (alias !== undefined) return text.replace(importsOf(module), (all) => all.replace(wordOf(from), to))
    return text.replace(wordOf(from), to)
  }, source)
}

const importsOf = (module: string) =>
  new RegExp(`import\\s+(?:type\\s+)?\\{([^}]*)\\}\\s*from\\s*['"]${module}['"]`, 'g')
/** Not as a property. */
const wordOf = (name: string) => new RegExp(`(?<![\\w$.])${name}(?![\\w$])`, 'g')
