import { createRequire } from 'node:module'
import type { Release } from '@site/contracts/Release'
import { isServerBundle } from '@site/contracts/ServerBundle'
import { exposeOf, type PageDefinition, type RemoteDefinition } from '../build/RemoteDefinition.ts'

/** Routes of a remote as data, with the concrete paths that its data modules list. */
export async function readRoutes(
  definition: RemoteDefinition,
  serverFile: string,
): Promise<Pick<Release, 'routes' | 'documents'>> {
  const require = createRequire(import.meta.url)
  // A process that goes on building must see the file as it is now.
  delete require.cache[require.resolve(serverFile)]
  const bundle: unknown = require(serverFile)
  if (!isServerBundle(bundle)) throw new Error(`${serverFile} exports no pages.`)
  const routes = definition.pages.map((page) => {
    const hasParameters = page.path.includes(':')
    const listed = bundle.pages[exposeOf(page)]?.data?.paths?.()
    if (hasParameters && !listed) throw new Error(`${page.path} has parameters: its data module must export paths().`)
    return { ...routeOf(page), paths: listed ?? [{ path: page.path }] }
  })
  return { routes, documents: Boolean(bundle.documents) }
}

function routeOf(page: PageDefinition) {
  return {
    path: page.path,
    expose: exposeOf(page),
    query: [...(page.query ?? [])],
    data: Boolean(page.data),
    noindex: page.noindex ?? false,
    explainsForms: page.explainsForms ?? false,
    guarded: page.guarded ?? false,
    prefetch: page.prefetch ?? false,
    content: page.content ?? false,
  }
}
