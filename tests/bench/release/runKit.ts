import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The release command without its checks, which take equally long for every release. */
export const uncheckedRelease = ['release', '--unchecked', '-m', 'Bench']

/** Runs a command of the kit in a folder of a copied repository. @throws Error with its output. */
export function runKit(copy: string, folder: string, ...command: string[]): Promise<void> {
  return runNode(copy, join(copy, folder), [join(copy, 'shared/remote-kit/bin/remote-kit.mjs'), ...command])
}

/** Runs Node with the releases of a copied repository. @throws Error with its output. */
export async function runNode(copy: string, cwd: string, command: readonly string[]): Promise<void> {
  const { SITE: _, ...env } = process.env
  const child = spawn(process.execPath, command, { cwd, env: { ...env, RELEASES_DIR: join(copy, 'releases') } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(output)
}
