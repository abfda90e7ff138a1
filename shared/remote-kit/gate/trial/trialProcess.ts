import * as React from 'react'
import { exposeOf, type PageDefinition } from '../../build/definition/RemoteDefinition.ts'
import { readContentPages } from '../../build/writePageContent.ts'
import { openPage, routeEntry, serviceValues } from '../../dev/standalone/ownPages.ts'
import { listedPaths } from '../../release/readRoutes.ts'
import { statusProblem } from '../answers/loadedProblem.ts'
import { listedProblem } from '../answers/listedProblem.ts'
import { documentsProblem } from '../answers/remoteDocuments.ts'
import { resultProblem } from '../answers/resultProblem.ts'
import { documentsOf } from '../context/documentsOf.ts'
import { prerenderedPaths } from '../prerenderedPaths.ts'
import { withRemedy } from '../withRemedy.ts'
import { createAttempts, reasonOf } from './createAttempts.ts'
import { watchEndlessWork } from './endlessWork.ts'
import { incompleteParts } from './incompleteParts.ts'
import { observeSite } from './observeSite.ts'
import { type TrialContext, trialContexts } from './trialContext.ts'
import type { TrialRequest, TrialResult } from './trialMessages.ts'
import { problemOfPage } from './trialPage.tsx'
import { createFragmentTrial } from './tryFragments.ts'

/** Pages of one route are alike. */
const MAX_PAGES_OF_ROUTE = 100

// Where the packages are TypeScript, their elements are compiled to what asks for it.
Object.assign(globalThis, { React })

/** What nobody has caught: of timers and promises, and what a page says with `console.error`. */
const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
process.on('unhandledRejection', note)
process.on('uncaughtException', note)

// A process of its own: pages may do anything, also without an end.
process.once('message', (request: TrialRequest) => {
  tryPages(request)
    // What its modules throw is the same wherever they are evaluated.
    .catch((error: unknown): TrialResult => ({ refusals: [withRemedy(reasonOf(error))], warnings: [] }))
    .then((result) => process.send?.(result, () => process.exit(0)))
})

async function tryPages({ folder, file, remote, limits, ...request }: TrialRequest): Promise<TrialResult> {
  const { begin } = watchEndlessWork(limits)
  const open = await trialContexts(file, note)
  const { bundle } = open()
  const incomplete = incompleteParts(bundle)
  if (incomplete.length > 0) return { refusals: incomplete, warnings: [] }
  const { site, ...observed } = observeSite(request.site, remote.collections)
  const attempts = createAttempts({ open, observed, begin, uncaught })
  const ofFragments = { ...serviceValues(remote.services?.filter(({ routes }) => !routes)), ...site.services }
  const fragments = createFragmentTrial({ remote, site: { ...site, services: ofFragments }, attempts })

  const contentPages = readContentPages(folder)
  const routes = remote.pages.map((definition) => {
    const { path, content = false } = definition
    return { definition, path, content, paths: listedPaths(definition, bundle, contentPages) ?? [{ path }] }
  })
  const prerendered = await prerenderedPaths({ routes }, async () => false)
  for (const { definition, path: pattern, paths } of routes) {
    const unmatched = paths.flatMap(({ path }) => listedProblem(pattern, path) ?? [])
    for (const problem of unmatched.slice(0, 1)) attempts.refuse(`${definition.data ?? pattern}: ${problem}`)
    const own = paths.map(({ path }) => path).filter((path) => prerendered.has(path) && !path.includes(':'))
    for (const path of own.slice(0, MAX_PAGES_OF_ROUTE)) await tryPage(definition, path)
  }
  await fragments.rest(Object.keys(bundle.fragments ?? {}))
  const { documents } = remote
  if (documents) {
    const taken = routes.flatMap(({ paths }) => paths.map(({ path }) => path))
    await attempts.attempt(documents, {
      async run(context) {
        const made = documentsOf(context.bundle, site)
        return documentsProblem(made, taken) ?? resultProblem(JSON.stringify({ status: 'documents', documents: made }))
      },
    })
  }
  return attempts.result()

  /** As the gate does: once, and if it places fragments, once more with them. */
  async function tryPage(definition: PageDefinition, path: string): Promise<void> {
    const attempt = (found = {}) =>
      attempts.attempt(path, {
        asksSite: asksSite(definition),
        fragments: found,
        run: (context) => problemOfPath(definition, path, context),
      })
    const context = await attempt()
    if (!context) return
    const found = await fragments.within(context.places.open(), `${path}: `)
    if (Object.keys(found).length > 0) await attempt(found)
  }

  async function problemOfPath(definition: PageDefinition, path: string, { bundle, places }: TrialContext) {
    const opened = openPage({ remote, bundle, folder }, { pathname: path, search: '', site })
    const part = bundle.pages[exposeOf(definition)]
    if (!opened || !part) return undefined
    const { page, status, problem } = opened
    if (problem) return problem
    const { data } = definition
    // As it is sent to the browser.
    const json = data && JSON.stringify({ status, data: page.data, serverOnly: page.serverOnly })
    const facts = { ...site, services: { ...page.route.services, ...site.services } }
    const found = await problemOfPage({ page, status, json, data, part, site: facts, places })
    const missing = statusProblem(status, [200])
    // It may be there where the site has it.
    if (missing) throw new Error(missing)
    return found ?? fragments.undeclaredIn(places.open())
  }

  /** Whether the page gets what only a site has, however it goes about it. */
  function asksSite(definition: PageDefinition): boolean {
    const { services = {} } = routeEntry(remote, definition)
    const missing = (remote.services ?? []).some(
      ({ name, routes }) => routes?.includes(definition.path) !== false && !services[name],
    )
    return missing || definition.explainsForms === true
  }
}
