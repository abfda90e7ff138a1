import { type Configuration, rspack } from '@rspack/core'

type Options = {
  /** Called after each build without an error. */
  onBuilt: () => void | Promise<void>
  /** Called with the text of each build's errors. */
  onBroken: (text: string) => void
}

/** Builds again whenever a source changes. @returns how to stop. */
export function watchBuild(configurations: Configuration[], { onBuilt, onBroken }: Options): () => Promise<void> {
  const compiler = rspack(configurations)
  // A build may end while what followed the former one is still being done.
  let turn = Promise.resolve()
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) return onBroken(error.message)
    if (stats?.hasErrors()) return onBroken(stats.toString({ preset: 'errors-only' }))
    turn = turn.then(onBuilt).catch((reason: unknown) => onBroken(String(reason)))
  })
  return () => new Promise((resolve) => watching?.close(() => resolve()))
}
