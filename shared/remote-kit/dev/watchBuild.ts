import { setTimeout as pause } from 'node:timers/promises'
import { type Configuration, rspack } from '@rspack/core'

/** Many editors empty a file before they write it: a build waits until nothing has changed for so long, in ms. */
export const SAVING = 50

type Options = {
  /** How long to wait for a further build of the same change, in ms: several configurations end one by one. */
  settle?: number
  /** Called after each build without an error. */
  onBuilt: () => void | Promise<void>
  /** Called with the text of each build's errors. */
  onBroken: (text: string) => void
}

/** Builds again whenever a source changes. @returns how to stop. */
export function watchBuild(
  configurations: Configuration[],
  { settle = 0, onBuilt, onBroken }: Options,
): () => Promise<void> {
  const compiler = rspack(configurations)
  // A build may end while what followed the former one is still being done.
  let queue = Promise.resolve()
  let builds = 0
  const watching = compiler.watch({ aggregateTimeout: SAVING }, (error, stats) => {
    if (error) return onBroken(error.message)
    if (stats?.hasErrors()) return onBroken(stats.toString({ preset: 'errors-only' }))
    const build = ++builds
    const follow = async () => {
      await pause(settle)
      if (build === builds) await onBuilt()
    }
    queue = queue.then(follow).catch((reason: unknown) => onBroken(String(reason)))
  })
  return () => new Promise((resolve) => watching?.close(() => resolve()))
}
