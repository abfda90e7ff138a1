import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** How many leads with this e-mail address `npm run leads -- list` shows; `database` says where they are kept. */
export function countLeads(database: Readonly<Record<string, string>>, email: string): number {
  const env = { PATH: process.env.PATH, ...database }
  const list = execFileSync(process.execPath, ['shell/dist/server/leads.cjs', 'list'], { cwd: root, env })
  return list
    .toString()
    .split('\n')
    .filter((line) => line.includes(`\t${email}\t`)).length
}
