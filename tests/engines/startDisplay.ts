import { spawn } from 'node:child_process'

/** A display for a browser that needs one: the machine's, otherwise a virtual one. */
export async function startDisplay(): Promise<{ env: Record<string, string>; stop(): void }> {
  if (process.env.DISPLAY) return { env: {}, stop: () => {} }
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    display.once('error', reject)
    display.once('exit', () => reject(new Error('Xvfb did not start.')))
    display.stdio[3]?.once('data', (chunk) => resolve(String(chunk).trim()))
  })
  return { env: { DISPLAY: `:${number}` }, stop: () => void display.kill() }
}
