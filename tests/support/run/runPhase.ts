import { spawn } from 'node:child_process'

/** A part of the test command: how it ended and how long it took, in ms. `code` is null when it could not run to its end. */
export type Phase = { title: string; code: number | null; ms: number }

type Command = {
  title: string
  program: string
  parameters: string[]
  cwd: string
  env?: Record<string, string>
  /** Its output is shown while it comes, else in one piece at its end. */
  live?: boolean
}

export async function runPhase({ title, program, parameters, cwd, env, live = false }: Command): Promise<Phase> {
  const begun = performance.now()
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
  return { title, code, ms: performance.now() - begun }
}
