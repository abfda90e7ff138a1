import { basename, dirname } from 'node:path'
import type { LoaderContext } from '@rspack/core'

/** The first line of a module whose components are only read. */
const DIRECTIVE = /^\s*['"]use static['"]/
const component = /^export function ([A-Z]\w*)/gm
const otherExport = /^export (?!function [A-Z]|type |interface )\S*.*/m

/** The module as it was written. */
export const CONTENT = 'content'

/**
 * Loader for modules that begin with 'use static': their components stay the server's HTML. Whoever imports them gets islands
 * that are never hydrated; their code is in files that the browser asks for only if it has to render them without a document.
 */
export default function staticSection(this: LoaderContext, source: string): string {
  return DIRECTIVE.test(source) ? islandsOf(source, this.resourcePath) : source
}

/** @throws Error if the module exports anything but components. */
export function islandsOf(source: string, path: string): string {
  const other = otherExport.exec(source)
  if (other)
    throw new Error(`A module with 'use static' exports only components (export function Name), not: ${other[0]}`)
  const names = [...source.matchAll(component)].map(([, name = '']) => name)
  // One file for a folder: each file is a hash in the remote's entry.
  const chunk = `/* webpackChunkName: ${JSON.stringify(`${basename(dirname(path))}-static`)} */`
  const from = JSON.stringify(`./${basename(path)}?${CONTENT}`)
  return [
    "import { island } from '@site/design/islands/island'",
    ...names.map(
      (name) =>
        `export const ${name} = island(() => import(${chunk} ${from}).then((module) => module.${name}), { hydrate: 'never', section: '${name}' })`,
    ),
    '',
  ].join('\n')
}
