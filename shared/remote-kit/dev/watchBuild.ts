import { setTimeout as pause } from 'node:timers/promises'
import { type Configuration, rspack } from '@rspack/core'
import { compileProblems } from '../build/sources/compileProblems.ts'

/** Many editors truncate a file before they write it: a build waits until nothing has changed for this long, in ms. */
export const AGGREGATE_TIMEOUT = 50

type Options = {
  /** The sources are in it. */
  folder: string
  /** How long to wait for other builds of the same change, in ms: several configurations finish one by one. */
  settle?: number
  /** Called after each build without errors. */
  onBuilt: () => void | Promise<void>
  /** Called with a build's errors, a sentence each. */
  onBroken: (text: string) => void
}

/** Rebuilds whenever a source changes. @returns a function that stops it. */
export function watchBuild(
  configurations: Configuration[],
  { folder, settle = 0, onBuilt, onBroken }: Options,
): () => Promise<void> {
  const compiler = rspack(configurations)
  // A build may finish while the callback for the one before is still running.
  let queue = Promise.resolve()
  let builds = 0
  const watching = compiler.watch({ aggregateTimeout: AGGREGATE_TIMEOUT }, (error, stats) => {
    if (error) return onBroken(error.message)
    if (stats?.hasErrors()) return onBroken(compileProblems(stats, folder).join('\n'))
    const build = ++builds
    const follow = async () => {
      await pause(settle)
      if (build === builds) await onBuilt()
    }
    queue = queue.then(follow).catch((reason: unknown) => onBroken(String(reason)))
  })
  return () => new Promise((resolve) => watching?.close(() => resolve()))
}
