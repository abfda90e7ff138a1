import { relative } from 'node:path'
import type { LoaderContext } from '@rspack/core'
import { buildSettingProblem, buildSettings } from '../../sources/buildSettings.ts'
import { codeFromText } from '../../sources/codeFromText.ts'
import { nodeModuleProblem, nodeModules } from '../../sources/nodeModules.ts'

/**
 * Refuses code in a remote's own modules that the policy of the site would stop when a visitor's browser comes to it, which no
 * page that is rendered shows; and what exists neither there nor in a browser: modules of Node, and settings of a build.
 */
export default function ownCode(this: LoaderContext, source: string): string {
  const refuse = (line: number, problem: string) => {
    const error = new Error(`${relative(this.rootContext, this.resourcePath)}:${line}: ${problem}`)
    // The place is in that code, not in this one.
    error.stack = ''
    this.emitError(error)
  }
  for (const { line, code } of codeFromText(source)) {
    refuse(
      line,
      `\`${code}\` makes code from text, which the policy of the site forbids: write the code itself, or pass a function.`,
    )
  }
  for (const { line, name } of nodeModules(source, this.resourcePath)) refuse(line, nodeModuleProblem(name))
  for (const { line, name } of buildSettings(source)) refuse(line, buildSettingProblem(name))
  return source
}
