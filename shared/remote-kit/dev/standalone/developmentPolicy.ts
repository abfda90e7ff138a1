import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

type Service = Pick<ServiceDefinition, 'default' | 'connect' | 'images'>

/** Changing files have no hash: all scripts that the dev server sends are allowed, also WebAssembly. */
const scripts = ["'self'", "'unsafe-inline'", "'wasm-unsafe-eval'"]

/**
 * The policy of a site's document for a page under development, to be reported rather than enforced: what it would block is on
 * the browser's console, and nothing is sent to the site. Services that the remote declares are allowed as in its release.
 */
export function developmentPolicy(policy: string, services: readonly Service[] = []): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'connect-src': services.flatMap((one) => (one.connect ? originOf(one.default) : [])),
    'img-src': services.flatMap(({ images }) => images ?? []),
  }
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name = '']) => /-(?:src|action)$|^base-uri$|^require-trusted-types-for$/.test(name))
    .map(([name = '', ...sources]) => {
      const all = name === 'script-src' ? scripts : [...sources, ...(added[name] ?? [])]
      return [name, ...all].join(' ')
    })
    .join('; ')
}

function originOf(address: string): string[] {
  return /^https?:/.test(address) ? [new URL(address).origin] : []
}
