import { spawnSync } from 'node:child_process'
import { findPostgres } from 'shell/src/server/leads/testing/startPostgres.ts'

/** Gets Debian's PostgreSQL where none is installed and this may be done; else the tests that need it say so. */
export function installPostgres(): void {
  if (findPostgres() || process.getuid?.() !== 0) return
  console.log("No PostgreSQL found: getting Debian's package.")
  for (const parameters of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'postgresql'],
  ]) {
    spawnSync('apt-get', parameters, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
