import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sources from this server's own build that every render process runs. */
export type RenderTexts = { runner: string; context: string }

/** Reads what every render process runs from this server's own build. @throws Error that says to build it. */
export function readRenderTexts(build: string): RenderTexts {
  const text = (name: string) => {
    const file = join(build, 'renderProcess', name)
    try {
      return readFileSync(file, 'utf8')
    } catch {
      throw new Error(`The server has not been built: ${file} cannot be read. Run "npm run build".`)
    }
  }
  return { runner: text('runner.cjs'), context: text('context.cjs') }
}
