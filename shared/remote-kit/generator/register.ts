import { readFileSync, writeFileSync } from 'node:fs'
import { parseRegistry } from '@site/contracts/Registry'
import type { RemoteNames } from './remoteNames.ts'

/** Adds a remote to the registry, as its last line. @throws Error when its name or its route is taken. */
export function register(registry: string, { name, route }: RemoteNames): void {
  const text = readFileSync(registry, 'utf8')
  for (const remote of parseRegistry(JSON.parse(text))) {
    if (remote.name === name) throw new Error(`${name} is registered already.`)
    if (remote.prefixes.includes(route)) throw new Error(`${route} belongs to ${remote.name} already.`)
  }
  const entry = `  { "name": "${name}", "prefixes": ["${route}"] }`
  writeFileSync(registry, text.replace(/,?\s*\]\s*$/, `,\n${entry}\n]\n`))
}
