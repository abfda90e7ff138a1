import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { RenderTexts } from '../readRenderTexts.ts'

const shell = join(__dirname, '../../../..')
let built: (RenderTexts & { renderBundle: string }) | undefined

/** What a render process evaluates, built from the present sources. */
export function renderTexts(): RenderTexts & { renderBundle: string } {
  built ??= build()
  return built
}

function build() {
  const folder = mkdtempSync(join(tmpdir(), 'render-'))
  const cli = createRequire(__filename).resolve('@rspack/cli/package.json')
  for (const name of ['render', 'renderProcess']) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(dirname(cli), 'bin/rspack.js'), 'build', '--config-name', name, '--output-path', join(folder, name)],
      // The build must not run in test mode.
      { cwd: shell, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    )
    if (status !== 0) throw new Error(`${name} cannot be built:\n${stdout}${stderr}`)
  }
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    renderBundle: text('render/render.cjs'),
    runner: text('renderProcess/runner.cjs'),
    context: text('renderProcess/context.cjs'),
  }
}
