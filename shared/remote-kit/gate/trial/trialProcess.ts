import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import * as React from 'react'
import { readContentPages } from '../../build/writePageContent.ts'
import { exposeOf, type PageDefinition } from '../../build/definition/RemoteDefinition.ts'
import { openPage, routeEntry } from '../../dev/standalone/ownPages.ts'
import { listedPaths } from '../../release/readRoutes.ts'
import { placeIn } from '../placeIn.ts'
import { hasKnownRemedy, WAITS_FOREVER, withRemedy } from '../withRemedy.ts'
import { watchEndlessWork } from './endlessWork.ts'
import { observeSite } from './observeSite.ts'
import { openTrialBundle, takeSpokenErrors } from './trialContext.ts'
import type { TrialRequest, TrialResult } from './trialMessages.ts'
import { problemOfPage } from './trialPage.tsx'

/** Pages of one route are alike. */
const MAX_PAGES_OF_ROUTE = 5
/** In ms. Timers run faster here (`trialContext`). */
const PAGE_TIMEOUT = 5_000

const UNLESS = 'A site refuses this too, unless it has what the page asks for: write it for a site that has none yet.'

// Where the packages are TypeScript, their elements are compiled to what asks for it.
Object.assign(globalThis, { React })

// A process of its own: pages may do anything, also without an end.
process.once('message', (request: TrialRequest) => {
  tryPages(request)
    // What its modules throw is the same wherever they are evaluated.
    .catch((error: unknown): TrialResult => ({ refusals: [withRemedy(reasonOf(error))], warnings: [] }))
    .then((result) => process.send?.(result, () => process.exit(0)))
})

async function tryPages({ folder, file, remote, limits, ...request }: TrialRequest): Promise<TrialResult> {
  const work = watchEndlessWork(limits)
  const bundle = await openTrialBundle(file)
  const contentPages = readContentPages(folder)
  const { site, ...observed } = observeSite(request.site)
  const refusals: string[] = []
  const warnings: string[] = []
  const incomplete = incompleteParts(bundle)
  if (incomplete.length > 0) return { refusals: incomplete, warnings }
  for (const definition of remote.pages) {
    const listed = listedPaths(definition, bundle, contentPages) ?? [{ path: definition.path }]
    const paths = listed.map(({ path }) => path).filter((path) => !path.includes(':'))
    for (const path of paths.slice(0, MAX_PAGES_OF_ROUTE)) await tryPage(definition, path)
  }
  return { refusals, warnings }

  async function tryPage(definition: PageDefinition, path: string): Promise<void> {
    work.begin(`${path}: `)
    observed.begin()
    try {
      const { page } = openPage({ remote, bundle, folder }, { pathname: path, search: '', site }) ?? {}
      const part = bundle.pages[exposeOf(definition)]
      if (!page || !part) return
      const facts = { ...site, services: { ...page.route.services, ...site.services } }
      const problem = await Promise.race([problemOfPage(page, part, facts), sleep(PAGE_TIMEOUT, WAITS_FOREVER)])
      const problems = [...takeSpokenErrors().map(reasonOf), ...(problem === undefined ? [] : [problem])]
      refusals.push(...problems.map((one) => `${path}: ${one}`))
    } catch (error) {
      const reason = reasonOf(error)
      const isOfSite = observed.hasAsked() || asksSite(definition)
      if (isOfSite && !hasKnownRemedy(reason)) warnings.push(`${path}: ${reason}. ${UNLESS}`)
      else refusals.push(`${path}: ${withRemedy(reason)}`)
    }
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

/** What modules lack that nothing but a name asks of them. */
function incompleteParts({ pages, fragments = {} }: ServerBundle): string[] {
  return [
    ...Object.entries(pages).flatMap(([expose, { data }]) =>
      data && typeof data.load !== 'function'
        ? [`The data module of ${expose} exports no \`load\`, which returns what the page gets.`]
        : [],
    ),
    ...Object.entries(fragments).flatMap(([name, { module, data }]) => [
      ...(module.default
        ? []
        : [`The module of the fragment ${name} has no default export: it exports its component by default.`]),
      ...(data && typeof data.load !== 'function'
        ? [`The data module of the fragment ${name} exports no \`load\`.`]
        : []),
    ]),
  ]
}

/** With its place in the bundle. It is of another realm, where it is an instance of another Error. */
function reasonOf(error: unknown): string {
  const { message, stack }: { message?: unknown; stack?: unknown } = Object(error)
  const text = typeof message === 'string' ? message : String(error)
  return placeIn(text) ? text : text + placeIn(stack)
}
