import { spawn } from 'node:child_process'

/** A part of the test command: how it ended and how long it took, in ms. `code` is null when it could not run to its end. */
export type Phase = { title: string; code: number | null; ms: number }

type Command = {
  title: string
  program: string
  parameters: string[]
  cwd: string
  env?: Record<string, string>
  /** Alone at its time: its output is shown while it comes, else in one piece at its end. */
  alone?: boolean
}

export async function runPhase({ title, program, parameters, cwd, env, alone = false }: Command): Promise<Phase> {
  const begun = performance.now()
  if (alone) console.log(`\n== ${title}`)
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
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
  if (!alone) console.log(`\n== ${title}\n${output}`)
  return { title, code, ms: performance.now() - begun }
}
