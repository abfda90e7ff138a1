import { rspack } from '@rspack/core'

/** Each pass finds code that is only unused, or short enough to be inlined, after the pass before it; a fourth finds none. */
const PASSES = 3

/** Minimizes browser scripts; the same for shell and remotes. */
export function scriptMinimizer(): InstanceType<typeof rspack.SwcJsMinimizerRspackPlugin> {
  return new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: PASSES }, mangle: true } })
}
