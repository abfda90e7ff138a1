import type { LoaderContext } from '@rspack/core'
import { scopeStyles } from '../scopeStyles.ts'

/** Limits a style sheet to the page. */
export default function pageStyles(this: LoaderContext, css: string): string {
  return scopeStyles(css, this.resourcePath)
}
