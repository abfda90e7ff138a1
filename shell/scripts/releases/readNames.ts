/** A name that is to point to a release: the one that is built now, or one that was made before. */
export type Target = { name: string; id?: string }

/**
 * What the release command is asked for: `name`, or `name@id`; everything that can be built where nothing is named.
 * `buildable` are those of `all` whose sources are here. @throws Error
 */
export function readNames(named: readonly string[], all: readonly string[], buildable: readonly string[]): Target[] {
  if (named.length === 0) return buildable.map((name) => ({ name }))
  return named.map((parameter) => {
    const [name = '', id] = parameter.split('@')
    const known = id === undefined ? buildable : all
    if (!known.includes(name)) throw new Error(`There is no ${name}. What can be released: ${known.join(', ')}.`)
    return { name, id }
  })
}
