import type { LoaderContext } from '@rspack/core'
import jsx from '@svgr/plugin-jsx'
import { transform } from '@svgr/core'
import { transform as compile } from '@swc/core'

/** Makes a drawing a component, whose props are those of its `svg` element. */
export default function drawingComponent(this: LoaderContext, svg: string): void {
  const done = this.async()
  componentOf(svg, this.resourcePath).then(
    (code) => done(null, code),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  )
}

async function componentOf(svg: string, filePath: string): Promise<string> {
  const source = await transform(svg, { plugins: [jsx], jsxRuntime: 'automatic', runtimeConfig: false }, { filePath })
  const { code } = await compile(source, {
    swcrc: false,
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  })
  return code
}
