import type { Release } from '@site/contracts/Release'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import { exposeOf, type PageDefinition, type RemoteDefinition } from '../build/definition/RemoteDefinition.ts'
import type { readContentPages } from '../build/writePageContent.ts'
import { readServerBundle } from './readServerBundle.ts'

type ContentPages = ReturnType<typeof readContentPages>

/**
 * A remote's routes as data, with the concrete paths that its data modules list or that it has content for. @throws Error
 * if a route's paths are unknown.
 */
export async function readRoutes(
  definition: Pick<RemoteDefinition, 'pages'>,
  serverFile: string,
  contentPages: ContentPages,
): Promise<Pick<Release, 'routes' | 'documents'>> {
  const bundle = readServerBundle(serverFile)
  const routes = definition.pages.map((page) => {
    const listed = listedPaths(page, bundle, contentPages)
    if (listed) return { ...routeOf(page), paths: [...listed] }
    if (page.content)
      throw new Error(`${page.path} has content of its own: prepare() must write it (writePageContent).`)
    if (page.path.includes(':')) {
      throw new Error(`${page.path} has parameters: its data module must export paths().`)
    }
    return { ...routeOf(page), paths: [{ path: page.path }] }
  })
  return { routes, documents: Boolean(bundle.documents) }
}

/** The concrete paths of a route that its data module lists or that it has content for; undefined if neither does. */
export function listedPaths(page: PageDefinition, bundle: ServerBundle, contentPages: ContentPages) {
  return page.content ? contentPages[page.path] : bundle.pages[exposeOf(page)]?.data?.paths?.()
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
    ...(page.entries !== undefined && { entries: page.entries }),
  }
}
