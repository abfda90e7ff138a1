import { readFileSync, writeFileSync } from 'node:fs'
import { isShellPath, ownsPath, parseRegistry } from '@site/contracts/Registry'
import type { RemoteNames } from './remoteNames.ts'

/** Adds a remote to the end of the registry. @throws Error if its name or its route is taken. */
export function register(registry: string, { name, route }: RemoteNames): void {
  const text = readFileSync(registry, 'utf8')
  const former: unknown = JSON.parse(text)
  for (const remote of parseRegistry(former)) {
    if (remote.name === name) throw new Error(`${name} is already registered.`)
    const taken = remote.prefixes.find((prefix) => ownsPath([prefix], route) || ownsPath([route], prefix))
    if (taken) throw new Error(`${taken} already belongs to ${remote.name}, but ${name} would answer ${route}.`)
  }
  if (isShellPath(route)) throw new Error(`The shell answers ${route} itself: choose another name.`)
  const isEmpty = Array.isArray(former) && former.length === 0
  const entry = `${isEmpty ? '' : ','}\n  { "name": "${name}", "prefixes": ["${route}"] }\n]\n`
  writeFileSync(registry, text.replace(/\s*\]\s*$/, entry))
}
