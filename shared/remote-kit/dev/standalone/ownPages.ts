import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFileOf, contentIn } from '@site/contracts/PageContent'
import { globalNameOf } from '@site/contracts/Release'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { RouteEntry, Snapshot } from '@site/contracts/Snapshot'
import { loadedProblem } from '../../gate/answers/loadedProblem.ts'
import { exposeOf, type PageDefinition, type RemoteDefinition } from '../../build/definition/RemoteDefinition.ts'

/** Takes the place of a release's id in addresses: code under development is no release. */
export const DEVELOPMENT_ID = '0'.repeat(16)

/** The address of the browser files under development. */
export const filesPath = (remote: string) => `/r/${remote}/${DEVELOPMENT_ID}/`

/** A page as it is now, with the result of its data module, and what is wrong with that. */
export type OwnPage = { page: NonNullable<Snapshot['page']>; status: 200 | 404; problem?: string | undefined }

/** Values of services by name, of the environment or as they usually are. */
export function serviceValues(services: RemoteDefinition['services'] = []): Record<string, string> {
  const values = services.map(({ name, variable, default: usual }) => [name, process.env[variable] || usual] as const)
  return Object.fromEntries(values)
}

/** A page's entry in the table of routes. Its files have no hash, because they change while the page is open. */
export function routeEntry(remote: RemoteDefinition, page: PageDefinition): RouteEntry {
  const services = serviceValues(remote.services?.filter(({ routes }) => routes?.includes(page.path) ?? true))
  return {
    path: page.path,
    remote: globalNameOf(remote.name),
    expose: exposeOf(page),
    entry: [`${filesPath(remote.name)}remoteEntry.js`, ''],
    files: [],
    query: page.query ?? [],
    ...(page.data && { data: DEVELOPMENT_ID }),
    ...(Object.keys(services).length > 0 && { services }),
  }
}

/**
 * The remote's page at a path, or undefined. `folder` is the remote's. A page that explains the site's forms gets the
 * remote's own: no site publishes the others.
 */
export function openPage(
  { remote, bundle, folder }: { remote: RemoteDefinition; bundle: ServerBundle; folder: string },
  { pathname, search, site }: { pathname: string; search: string; site: SiteFacts },
): OwnPage | undefined {
  for (const definition of remote.pages) {
    const params = paramsOf(definition.path, pathname)
    if (!params) continue
    const route = routeEntry(remote, definition)
    const query = readQuery(search, route.query)
    const content = definition.content ? readContent(folder, pathname) : undefined
    const facts = { ...site, services: { ...route.services, ...site.services } }
    const forms = definition.explainsForms ? (remote.forms ?? []) : []
    const loaded = bundle.pages[route.expose]?.data?.load({ params, query, site: facts, forms, content })
    const problem = loaded ? loadedProblem(loaded) : undefined
    const { status = 200, data, serverOnly } = loaded ?? {}
    const page = { path: pathname, route, params, query, data, serverOnly }
    return { status, page, problem: problem && `${definition.data ?? 'its data module'} ${problem}` }
  }
  return undefined
}

/** The values of a pattern's parameters in a path; undefined if the path does not match. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/')
  const values = path.split('/')
  if (names.length !== values.length) return undefined
  const pairs = names.map((name, index) => [name, values[index] ?? ''] as const)
  const matches = pairs.every(([name, value]) => (name.startsWith(':') ? value !== '' : name === value))
  if (!matches) return undefined
  return Object.fromEntries(
    pairs.filter(([name]) => name.startsWith(':')).map(([name, value]) => [name.slice(1), value]),
  )
}

function readQuery(search: string, names: readonly string[]): Record<string, string> {
  const given = new URLSearchParams(search)
  return Object.fromEntries(names.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])))
}

function readContent(folder: string, path: string): unknown {
  const file = join(folder, '.build', contentFileOf(path))
  const content = existsSync(file) ? contentIn(readFileSync(file, 'utf8'), path) : undefined
  return content === undefined ? undefined : JSON.parse(content)
}
