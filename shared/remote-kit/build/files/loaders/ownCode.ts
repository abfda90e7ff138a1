import { relative } from 'node:path'
import type { LoaderContext } from '@rspack/core'
import { codeFromText } from '../../codeFromText.ts'

/**
 * Refuses code in a remote's own modules that the policy of the site would stop when a visitor's browser comes to it. No page
 * that is rendered shows it.
 */
export default function ownCode(this: LoaderContext, source: string): string {
  for (const { line, code } of codeFromText(source)) {
    const place = `${relative(this.rootContext, this.resourcePath)}:${line}`
    const error = new Error(
      `${place}: \`${code}\` makes code from text, which the policy of the site forbids: write the code itself, or pass a function.`,
    )
    // The place is in that code, not in this one.
    error.stack = ''
    this.emitError(error)
  }
  return source
}
