import type { LoaderContext } from '@rspack/core'
import postcss from 'postcss'
import { scopeStyles } from '../scopeStyles.ts'
import { stylePlugins } from '../stylePlugins.ts'

/** Applies the remote's own plugins to a style sheet, and limits it to the page. */
export default function pageStyles(this: LoaderContext, css: string): void {
  const done = this.async()
  withPlugins(this, css)
    .then((text) => scopeStyles(text, this.resourcePath))
    .then((text) => done(null, text), done)
}

async function withPlugins(context: LoaderContext, css: string): Promise<string> {
  const { plugins, files, absent } = await stylePlugins(context.rootContext)
  for (const file of files) context.addDependency(file)
  for (const file of absent) context.addMissingDependency(file)
  if (plugins.length === 0) return css
  const { css: text, messages } = await postcss(plugins).process(css, { from: context.resourcePath, map: false })
  // Tailwind makes rules for the classes that it finds in sources.
  for (const { type, file } of messages)
    if (type === 'dependency' && typeof file === 'string') context.addDependency(file)
  return text
}
