import { ownModule } from '../../ownModule.ts'

const jsxRuntime = ownModule(import.meta.dirname, '../../client/jsxRuntime')

/** HTML that stands in the code itself: `box.innerHTML = '<svg/>'`. */
const literalHtml = /\.innerHTML\s*=\s*("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')(?=\s*[;,)}\n])/g

/** A style element of a document that is reached in another way: `ownerDocument.createElement('style')`. */
const madeStyle = /(?<![\w$.)\]?])[\w$]+(?:\.[\w$]+)*\.createElement\(\s*(["'])style\1\s*\)/g

/** Declares a text as HTML of the site's own, as @site/design/text/renderedHtml.ts does. */
const declared = '(h=>globalThis.trustedTypes?.defaultPolicy?.createHTML(h)??h)'

/**
 * Adapts the code of libraries to the policy of the site. One that may render style elements makes its elements with a JSX
 * runtime that knows what to do with these, and those that it makes itself are made as PlatformPlugin.ts says. HTML that is part of the code is the site's own; any other stays refused.
 */
export default function libraryCode(source: string): string {
  const code = /["']style["']/.test(source)
    ? source.replace(/(["'])react\/jsx-runtime\1/g, JSON.stringify(jsxRuntime))
    : source
  return code
    .replace(madeStyle, "document.createElement('style')")
    .replace(literalHtml, (_all, text: string) => `.innerHTML = ${declared}(${text})`)
}
