import { type LoaderContext, rspack, type StatsCompilation } from '@rspack/core'
import { PlatformPlugin } from '../../configurations/PlatformPlugin.ts'
import { scriptMinimizer } from '../../configurations/scriptMinimizer.ts'
import { sourceResolution, sourceRules } from '../../sources/sourceRules.ts'
import { fileOptions, fileRules } from '../fileRules.ts'

type Asset = { name: string; content: Buffer }

/**
 * Bundles the code of a worker into one file: `new Worker(new URL('./name.ts', import.meta.url))`. In a build of its own,
 * because the federation's runtime has no place in a worker.
 */
export default function workerScript(this: LoaderContext<{ remote: string }>): void {
  const done = this.async()
  bundle(this.resourcePath, this).then(
    (assets) => {
      const script = assets.find(({ name }) => name === FILE)
      // Files that the worker loads, such as WebAssembly, are beside it.
      for (const { name, content } of assets) if (name !== FILE) this.emitFile(name, content)
      done(null, script?.content)
    },
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  )
}

const FILE = 'worker.js'

function bundle(file: string, context: LoaderContext<{ remote: string }>): Promise<Asset[]> {
  const development = context.mode === 'development'
  const files = { side: 'browser', development, remote: { name: context.getOptions().remote } } as const
  const compiler = rspack({
    mode: development ? 'development' : 'production',
    context: context.rootContext,
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: file,
    resolve: sourceResolution(context.rootContext),
    output: { filename: FILE, publicPath: 'auto', asyncChunks: false, webassemblyModuleFilename: '[hash:10].wasm' },
    module: { rules: [...sourceRules(), ...fileRules(files)], ...fileOptions(files) },
    optimization: { splitChunks: false, minimizer: [scriptMinimizer()] },
    plugins: [new PlatformPlugin('worker')],
    performance: false,
  })
  // Its files are those of the build around it.
  compiler.hooks.shouldEmit.tap('workerScript', () => false)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const read = [...(stats?.compilation.fileDependencies ?? [])]
      for (const dependency of read) context.addDependency(dependency)
      const assets = stats?.compilation.getAssets() ?? []
      const problem = error?.message ?? problemIn(stats?.toJson({ all: false, errors: true }))
      const contents = assets.map(({ name, source }) => ({ name, content: Buffer.from(source.buffer()) }))
      compiler.close(() => (problem ? reject(new Error(problem)) : resolve(contents)))
    })
  })
}

function problemIn(stats: StatsCompilation | undefined): string | undefined {
  const errors = stats?.errors ?? []
  return errors.length > 0 ? errors.map(({ message }) => message).join('\n') : undefined
}
