import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ShellObjection } from '@site/release-protocol/exchange/ShellObjection'
import * as v from 'valibot'

const objections = v.array(
  v.object({
    remote: v.string(),
    release: v.string(),
    why: v.picklist(['contract', 'behind', 'fails']),
    reason: v.string(),
  }),
)

/** Asks the built composing program what a release of the shell would break. @throws Error if it ends without an answer. */
export function tryShell(
  root: string,
  id: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly ShellObjection[]> {
  const composing = fork(join(root, 'shell/dist/server/compose.cjs'), ['--once', '--try-shell', id], {
    ...{ cwd: root, env: { ...env } },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    composing.once('message', (message) => resolve(v.parse(objections, message)))
    composing.once('error', reject)
    composing.once('exit', () =>
      reject(new Error('The site of this repository cannot be composed with that shell: see above.')),
    )
  })
}
