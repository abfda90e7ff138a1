import * as v from 'valibot'

const assets = v.object({
  js: v.object({ sync: v.array(v.string()), async: v.array(v.string()) }),
  css: v.object({ sync: v.array(v.string()), async: v.array(v.string()) }),
})

const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/, 'is no name of a global variable')),
    publicPath: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), ''), type: v.string() }),
  }),
  exposes: v.array(v.object({ path: v.string(), assets })),
  shared: v.optional(v.array(v.object({ assets })), []),
})

/** What a page has to load of a container for one of its modules: addresses, the entry last. */
export type ReadContainer = { globalName: string; addresses: readonly string[] }

/**
 * What the manifest of a container says about one of its modules. Everything is loaded at once, what is needed later too: a page
 * gets no script that its release does not list. @throws Error that says what cannot be shown on this site.
 */
export function readContainer(manifest: unknown, address: string, expose: string): ReadContainer {
  const { metaData, exposes, shared } = v.parse(manifestSchema, manifest)
  const { globalName, publicPath, remoteEntry } = metaData
  const exposed = exposes.find(({ path }) => path === expose)
  if (!exposed)
    throw new Error(`${address} exposes no ${expose}, but ${exposes.map(({ path }) => path).join(', ') || 'nothing'}.`)
  if (!['global', 'var', 'window', 'self'].includes(remoteEntry.type))
    throw new Error(`${address}: its entry is of the type ${remoteEntry.type}. A container must be a global variable.`)
  const needed = [exposed, ...shared].map((part) => part.assets)
  const [style] = needed.flatMap(({ css }) => [...css.sync, ...css.async])
  if (style !== undefined)
    throw new Error(
      `${address}: ${expose} has a style sheet, ${style}. A fragment's styles must come with its scripts.`,
    )
  const base = publicPath === 'auto' || publicPath === '' ? address : new URL(publicPath, address).href
  const entry = [remoteEntry.path, remoteEntry.name].filter((part) => part !== '').join('/')
  const files = new Set([...needed.flatMap(({ js }) => [...js.sync, ...js.async]), entry])
  return { globalName, addresses: [...files].map((file) => new URL(file, base).href) }
}
