/** A name to be published: with a new build, or with an existing release. */
export type Target = { name: string; id?: string }

/**
 * The targets of the release command: `name`, or `name@id`; without arguments, everything that can be built. `buildable` are
 * those of `all` whose sources are here. @throws Error
 */
export function readNames(named: readonly string[], all: readonly string[], buildable: readonly string[]): Target[] {
  if (named.length === 0) return buildable.map((name) => ({ name }))
  return named.map((parameter) => {
    const [name = '', id] = parameter.split('@')
    const known = id === undefined ? buildable : all
    if (!known.includes(name)) throw new Error(`There is no ${name}. Known names: ${known.join(', ')}.`)
    return { name, id }
  })
}
