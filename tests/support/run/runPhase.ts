import { spawn } from 'node:child_process'

/** A phase of the test command: its exit code and its duration in ms. `code` is null if it was killed or could not start. */
export type Phase = { title: string; code: number | null; ms: number }

type Command = {
  title: string
  program: string
  parameters: string[]
  cwd: string
  env?: Record<string, string>
  /** Prints output immediately instead of all at once at the end. */
  live?: boolean
}

export async function runPhase({ title, program, parameters, cwd, env, live = false }: Command): Promise<Phase> {
  const startedAt = performance.now()
  if (live) console.log(`\n== ${title}`)
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  if (!live) console.log(`\n== ${title}\n${output}`)
  return { title, code, ms: performance.now() - startedAt }
}
