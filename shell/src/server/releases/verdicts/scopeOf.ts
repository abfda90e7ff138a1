import { createHash } from 'node:crypto'
import { CONTRACT_VERSION } from '@site/contracts/Release'
import type { RegisteredRemote } from '@site/contracts/Registry'
import { RENDER_PROTOCOL } from '@site/contracts/ShellRelease'

type Origin = {
  registered: readonly RegisteredRemote[]
  /** Identifies the server's build. */
  build: string
  /** Values of external services. */
  services: Readonly<Record<string, string | undefined>>
}

/**
 * Identifies what a verdict depends on besides the releases: servers with the same scope share their verdicts; one with
 * another build, registry or environment neither judges for them nor follows them.
 */
export function scopeOf({ registered, build, services }: Origin): string {
  const origin = [CONTRACT_VERSION, RENDER_PROTOCOL, build, registered, Object.entries(services).sort()]
  return createHash('sha256').update(JSON.stringify(origin)).digest('hex').slice(0, 16)
}
