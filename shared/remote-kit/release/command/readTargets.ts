import type { Workplace } from './Workplace.ts'

/** A name to be released: with a new build, or with an existing release. */
export type Target = { name: string; id: string | undefined }

type Place = Pick<Workplace, 'own' | 'known' | 'buildable'>

/**
 * The targets of the release command: `name`, or `name@id`. Without arguments it is the remote in whose folder the command
 * was called, and in the root everything that can be built. @throws Error
 */
export function readTargets(named: readonly string[], { own, known, buildable }: Place): Target[] {
  if (named.length === 0) return (own === undefined ? buildable : [own]).map((name) => ({ name, id: undefined }))
  const targets = named.map((parameter) => {
    const [name = '', id] = parameter.split('@')
    const names = id === undefined ? buildable : known
    if (!names.includes(name)) throw new Error(`There is no ${name}. Known names: ${names.join(', ')}.`)
    return { name, id }
  })
  const twice = targets.find(({ name }, index) => targets.findIndex((one) => one.name === name) !== index)
  if (twice) throw new Error(`${twice.name} is named twice.`)
  return targets
}

/** The names that a release of everything leaves out, because their sources are in other repositories. */
export function leftOut(named: readonly string[], { own, known, buildable }: Place): string[] {
  return named.length > 0 || own !== undefined ? [] : known.filter((name) => !buildable.includes(name))
}
