import * as React from 'react'
import { readContentPages } from '../../build/writePageContent.ts'
import { exposeOf, type PageDefinition } from '../../build/definition/RemoteDefinition.ts'
import { openPage, routeEntry } from '../../dev/standalone/ownPages.ts'
import { listedPaths } from '../../release/readRoutes.ts'
import { documentsProblem } from '../answers/remoteDocuments.ts'
import { documentsOf } from '../context/documentsOf.ts'
import { placeIn } from '../placeIn.ts'
import { prerenderedPaths } from '../prerenderedPaths.ts'
import { statusProblem } from '../answers/loadedProblem.ts'
import { hasKnownRemedy, lateProblem, undeclaredPlace, WAITS_FOREVER, withRemedy } from '../withRemedy.ts'
import { watchEndlessWork } from './endlessWork.ts'
import { incompleteParts } from './incompleteParts.ts'
import { observeSite } from './observeSite.ts'
import { type TrialContext, trialContexts } from './trialContext.ts'
import type { TrialRequest, TrialResult } from './trialMessages.ts'
import { problemOfPage } from './trialPage.tsx'
import { idle, settled } from './trialTurns.ts'

/** Pages of one route are alike. */
const MAX_PAGES_OF_ROUTE = 100

const UNLESS = 'A site refuses this too, unless it has what the page asks for: write it for a site that has none yet.'

// Where the packages are TypeScript, their elements are compiled to what asks for it.
Object.assign(globalThis, { React })

/** What nobody has caught since the page began: of timers and promises, and what it says with `console.error`. */
let uncaught: unknown[] = []
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
  const work = watchEndlessWork(limits)
  const open = await trialContexts(file, note)
  const { bundle } = open()
  const contentPages = readContentPages(folder)
  const { site, ...observed } = observeSite(request.site)
  const refusals: string[] = []
  const warnings: string[] = []
  const incomplete = incompleteParts(bundle)
  if (incomplete.length > 0) return { refusals: incomplete, warnings }
  const routes = remote.pages.map((definition) => {
    const { path, content = false } = definition
    return { definition, path, content, paths: listedPaths(definition, bundle, contentPages) ?? [{ path }] }
  })
  const prerendered = await prerenderedPaths({ routes }, async () => false)
  for (const { definition, paths } of routes) {
    const own = paths.map(({ path }) => path).filter((path) => prerendered.has(path) && !path.includes(':'))
    for (const path of own.slice(0, MAX_PAGES_OF_ROUTE)) {
      await attempt(path, asksSite(definition), (context) => problemOfPath(definition, path, context))
    }
  }
  const { documents } = remote
  if (documents) {
    const taken = routes.flatMap(({ paths }) => paths.map(({ path }) => path))
    await attempt(documents, false, async (context) => documentsProblem(documentsOf(context.bundle, site), taken))
  }
  return { refusals, warnings }

  /** Does this in a context of its own, and notes what is wrong with it, or with what it leaves behind. */
  async function attempt(
    subject: string,
    asksSite: boolean,
    run: (context: TrialContext) => Promise<string | undefined>,
  ): Promise<void> {
    work.begin(`${subject}: `)
    observed.begin()
    uncaught = []
    try {
      const context = open()
      const problem = await settled(run(context), context, WAITS_FOREVER)
      if (uncaught.length > 0) throw uncaught[0]
      if (problem !== undefined) refusals.push(`${subject}: ${problem}`)
      await idle(context, () => uncaught.length > 0)
      if (uncaught.length > 0) refusals.push(lateProblem(subject, reasonOf(uncaught[0])))
    } catch (error) {
      const reason = reasonOf(error)
      const isOfSite = observed.hasAsked() || asksSite
      if (isOfSite && !hasKnownRemedy(reason)) warnings.push(`${subject}: ${reason.replace(/\.$/, '')}. ${UNLESS}`)
      else refusals.push(`${subject}: ${withRemedy(reason)}`)
    }
  }

  async function problemOfPath(definition: PageDefinition, path: string, { bundle, placed }: TrialContext) {
    const opened = openPage({ remote, bundle, folder }, { pathname: path, search: '', site })
    const part = bundle.pages[exposeOf(definition)]
    if (!opened || !part) return undefined
    const { page, status, problem } = opened
    if (problem) return problem
    // As it is sent to the browser.
    JSON.stringify([page.data, page.serverOnly])
    const found = await problemOfPage(page, part, { ...site, services: { ...page.route.services, ...site.services } })
    const missing = statusProblem(status, [200])
    // It may be there where the site has it.
    if (missing) throw new Error(missing)
    const undeclared = [...placed].find((name) => !remote.places?.some((declared) => declared === name))
    return undeclared === undefined ? found : undeclaredPlace(undeclared)
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

/** With its place in the bundle. It is of another realm, where it is an instance of another Error. */
function reasonOf(error: unknown): string {
  const { message, stack }: { message?: unknown; stack?: unknown } = Object(error)
  const text = typeof message === 'string' ? message : String(error)
  return placeIn(text) ? text : text + placeIn(stack)
}
