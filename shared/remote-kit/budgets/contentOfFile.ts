import { relative, sep } from 'node:path'
import type { Compilation, Module } from '@rspack/core'

/** How many modules a chunk is described by. */
const SHOWN = 2

/** A chunk's file by its name, if it has one and no mere number, with its largest sources and packages. */
export function contentOfFile({ chunks, chunkGraph, compiler }: Compilation, file: string): string {
  const name = file.slice(0, file.indexOf('.'))
  const chunk = [...chunks].find(({ files }) => files.has(file))
  if (!chunk) return name
  const sizes = new Map<string, number>()
  for (const module of chunkGraph.getChunkModules(chunk)) {
    const source = sourceOf(module, compiler.context)
    if (source) sizes.set(source, (sizes.get(source) ?? 0) + module.size())
  }
  const sources = [...sizes].toSorted(([, one], [, other]) => other - one).map(([source]) => source)
  const others = sources.length > SHOWN ? ` and ${sources.length - SHOWN} more` : ''
  const content = `${sources.slice(0, SHOWN).join(' + ')}${others}`
  if (sources.length === 0) return name
  return /^\d+$/.test(name) ? content : `${name} (${content})`
}

/** A module's file, relative to the remote; of an installed one, its package. */
function sourceOf(module: Module, folder: string): string | undefined {
  const file = module.nameForCondition()?.split(sep).join('/')
  if (!file) return undefined
  const [, installed] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  return installed ?? relative(folder, file)
}
