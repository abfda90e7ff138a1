import { parseArgs } from 'node:util'
import type { ListOrder, RollbackOrder } from '@site/release-protocol/history/HistoryOrder'
import { usage } from '../../commands/usage.ts'
import type { Workplace } from './Workplace.ts'

type Place = Pick<Workplace, 'own' | 'known'>

/**
 * Reads the parameters of a rollback. In a remote's folder its own name may be left out. @throws Error that says what is not
 * understood.
 */
export function readRollbackOrder(args: string[], place: Place): RollbackOrder {
  const text = { type: 'string' } as const
  const options = { composition: text, pause: text, resume: text }
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const { composition, pause, resume } = values
  const asked = Object.keys(values).length + (positionals.length > 0 ? 1 : 0)
  if (asked > 1) throw new Error(`One at a time.\n\n${usage.rollback}`)
  if (composition !== undefined) {
    if (!/^\d+$/.test(composition))
      throw new Error(`--composition takes the number of a generation.\n\n${usage.rollback}`)
    return { to: 'composition', generation: Number(composition) }
  }
  if (pause !== undefined) return { to: 'pause', name: known(pause, place, 'rollback') }
  if (resume !== undefined) return { to: 'resume', name: known(resume, place, 'rollback') }
  const [name, id, ...rest] = withOwnName(positionals, place)
  if (rest.length > 0) throw new Error(`There is no ${rest.join(' ')}.\n\n${usage.rollback}`)
  return { to: 'release', name: known(name, place, 'rollback'), id }
}

/** Reads what is to be listed; in a remote's folder that is about its own name. @throws Error as above. */
export function readListOrder(args: string[], place: Place): ListOrder {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [verb, ...rest] = positionals
  if (verb === 'history') return { what: 'history' }
  if (verb === 'prune') return { what: 'prune', isDry: values['dry-run'] }
  if (verb === 'diff') {
    const [name, from, to] = rest
    if (from === undefined) throw new Error(`Name a release to compare.\n\n${usage.releases}`)
    return { what: 'differences', name: known(name, place, 'releases'), from, to }
  }
  const [name] = withOwnName(positionals, place)
  return { what: 'releases', name: name === undefined ? undefined : known(name, place, 'releases') }
}

function withOwnName(positionals: readonly string[], { own, known: names }: Place): readonly string[] {
  const isNamed = names.includes(positionals[0] ?? '')
  return own === undefined || isNamed ? positionals : [own, ...positionals]
}

function known(name: string | undefined, place: Place, command: 'rollback' | 'releases'): string {
  if (name !== undefined && place.known.includes(name)) return name
  throw new Error(`There is no ${name ?? 'name'}.\n\n${usage[command]}`)
}
