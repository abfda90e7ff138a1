import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { RenderTexts } from '../rendering/createRenderer.ts'
import type { ScriptFile } from '../../universal/document/Snapshot.ts'

/** The shell's own build: its scripts in the order they are named in a document, and the inline loader. */
export type ShellBuild = {
  id: string
  scripts: ScriptFile[]
  loader: string
  folder: string
  /** Text of the bundle that makes the documents. */
  renderBundle: string
  renderTexts: RenderTexts
}

const schema = v.object({ scripts: v.array(v.tuple([v.string(), v.string()])), loader: v.string() })

/** @throws Error that says to build the shell, when its build is not there. */
export function readShellBuild(folder: string): ShellBuild {
  const file = join(folder, 'shell.json')
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`The shell has not been built: ${file} cannot be read. Run "npm run build".`)
  }
  const { scripts, loader } = v.parse(schema, content)
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  const renderBundle = text('render/render.cjs')
  const renderTexts = { runner: text('renderProcess/runner.cjs'), context: text('renderProcess/context.cjs') }
  const id = createHash('sha256')
    .update(JSON.stringify([scripts, loader, renderBundle, renderTexts]))
    .digest('hex')
    .slice(0, 16)
  return { id, scripts, loader, folder, renderBundle, renderTexts }
}
