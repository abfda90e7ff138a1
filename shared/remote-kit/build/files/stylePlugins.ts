import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AcceptedPlugin } from 'postcss'

/** Where teams have their plugins, for this and other bundlers. */
const names = ['mjs', 'js', 'cjs', 'ts'].map((end) => `postcss.config.${end}`)

/** A remote's own PostCSS plugins, and the files that they came from. */
type StylePlugins = { plugins: AcceptedPlugin[]; files: string[]; absent: string[] }

/**
 * Reads the remote's `postcss.config.mjs`, as other bundlers do: `plugins` are a list, or names with options.
 * @throws Error if a plugin is not installed, or is none.
 */
export async function stylePlugins(folder: string): Promise<StylePlugins> {
  const candidates = names.map((name) => join(folder, name))
  const file = candidates.find(existsSync)
  if (file === undefined) return { plugins: [], files: [], absent: candidates }
  const { plugins = [] }: { plugins?: unknown } = Object(await defaultOf(file))
  if (Array.isArray(plugins)) return { plugins: plugins.filter(Boolean), files: [file], absent: [] }
  const named = Object.entries(Object(plugins)).filter(([, options]) => options !== false)
  const places = named.map(([name]) => createRequire(file).resolve(name))
  const made = named.map(async ([name, options], index) => {
    const create = await defaultOf(places[index] ?? name)
    if (typeof create !== 'function') throw new Error(`${file}: ${name} is no PostCSS plugin.`)
    return create(options) as AcceptedPlugin
  })
  return { plugins: await Promise.all(made), files: [file, ...places], absent: [] }
}

async function defaultOf(file: string): Promise<unknown> {
  const module: { default?: unknown } = await import(pathToFileURL(file).href)
  return module.default
}
