import { type Compilation, type MultiStats, rspack } from '@rspack/core'
import { contentOfFile } from '../budgets/contentOfFile.ts'
import { compileProblems } from './sources/compileProblems.ts'
import { remoteConfigurations } from './configurations/remoteConfigurations.ts'
import type { RemoteDefinition } from './definition/RemoteDefinition.ts'
import { sourcesOfFiles } from './sourcesOfFiles.ts'

/** The result of a compilation, besides its files. */
export type Compiled = {
  /** The browser files, each with the source that it was split off for. */
  sources: Map<string, string>
  /** The browser files of its pages, each with what it consists of. */
  contents: Map<string, string>
  /** Absolute paths of all files that were read, and of those that were looked up and did not exist. */
  read: readonly string[]
  absent: readonly string[]
}

/** Compiles a remote for the browser and for the server. @throws Error with everything that the compiler reports. */
export function compileRemote(remote: RemoteDefinition, folder: string): Promise<Compiled> {
  const compiler = rspack(remoteConfigurations(remote, folder))
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problems = stats?.hasErrors() && compileProblems(stats, folder).join('\n')
      const compiled = stats && compiledOf(stats)
      compiler.close(() => {
        if (problems) reject(new Error(`${remote.name} cannot be built:\n${problems}`))
        else if (compiled) resolve(compiled)
        else reject(error)
      })
    })
  })
}

function compiledOf(stats: MultiStats): Compiled {
  const compilations = stats.stats.map(({ compilation }) => compilation)
  return {
    sources: sourcesOfFiles(stats),
    contents: new Map(
      compilations
        .filter(({ name }) => name === 'browser')
        .flatMap((compilation) =>
          scriptsOf(compilation).map((file) => [file, contentOfFile(compilation, file)] as const),
        ),
    ),
    read: [...new Set(compilations.flatMap(({ fileDependencies }) => [...fileDependencies]))],
    absent: [...new Set(compilations.flatMap(({ missingDependencies }) => [...missingDependencies]))],
  }
}

const scriptsOf = (compilation: Compilation) =>
  [...compilation.chunks].flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js'))
