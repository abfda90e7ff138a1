import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { runKit, uncheckedRelease } from '../release/runKit.ts'

/** Adds generated remotes to a copied repository, built, released and registered, until there are `count`. */
export async function addRemotes(copy: string, count: number): Promise<void> {
  const registry = registryOf(copy)
  const remotes = parseRegistry(JSON.parse(readFileSync(registry, 'utf8')))
  const added = Array.from({ length: Math.max(0, count - remotes.length) }, (_, index) => {
    const word = `r${remotes.length + index + 1}`
    return { name: `mfe-${word}`, prefixes: [`/${word}`] }
  })
  // In a folder of its own the generator installs nothing: the packages above are found.
  mkdirSync(join(copy, 'added'), { recursive: true })
  const waiting = [...added]
  const addOnAndOn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await runKit(copy, 'added', 'new', next.name)
      await runKit(copy, `added/${next.name}`, ...uncheckedRelease)
    }
  }
  await Promise.all([addOnAndOn(), addOnAndOn()])
  writeFileSync(registry, JSON.stringify([...remotes, ...added]))
}

/** The registry of a copied repository. */
export function registryOf(copy: string): string {
  return join(copy, 'shell/remotes.json')
}
