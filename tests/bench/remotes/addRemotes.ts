import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { runNode } from '../release/runKit.ts'

const root = join(import.meta.dirname, '../../..')
const command = join(import.meta.dirname, 'makeRemotes.ts')

/** Generates, builds, releases and registers remotes in a copied repository until it has `count`. */
export async function addRemotes(copy: string, count: number): Promise<void> {
  const registry = registryOf(copy)
  const remotes = parseRegistry(JSON.parse(readFileSync(registry, 'utf8')))
  const added = Array.from({ length: Math.max(0, count - remotes.length) }, (_, index) => {
    const word = `r${remotes.length + index + 1}`
    return { name: `mfe-${word}`, prefixes: [`/${word}`] }
  })
  // In a subfolder the generator installs nothing: Node finds the packages in the folders above.
  mkdirSync(join(copy, 'added'), { recursive: true })
  const names = added.map(({ name }) => name)
  const half = Math.ceil(names.length / 2)
  const make = (some: readonly string[]) => runNode(copy, root, ['--import', 'tsx', command, copy, ...some])
  await Promise.all([make(names.slice(0, half)), make(names.slice(half))])
  writeFileSync(registry, JSON.stringify([...remotes, ...added]))
}

/** The registry of a copied repository. */
export function registryOf(copy: string): string {
  return join(copy, 'shell/remotes.json')
}
