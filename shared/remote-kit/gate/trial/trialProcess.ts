import { setTimeout as sleep } from 'node:timers/promises'
import * as React from 'react'
import { readContentPages } from '../../build/writePageContent.ts'
import { exposeOf } from '../../build/RemoteDefinition.ts'
import { openPage } from '../../dev/standalone/ownPages.ts'
import { listedPaths } from '../../release/readRoutes.ts'
import { placeIn } from '../placeIn.ts'
import { certainRemedy, withRemedy } from '../withRemedy.ts'
import { openTrialBundle, takeSpokenErrors } from './trialContext.ts'
import type { TrialRequest, TrialResult } from './trialMessages.ts'
import { problemOfPage } from './trialPage.tsx'

/** Pages of one route are alike. */
const MAX_PAGES_OF_ROUTE = 5
/** A page may wait for what this trial does not have. In ms. */
const PAGE_TIMEOUT = 5_000

// Where the packages are TypeScript, their elements are compiled to what asks for it.
Object.assign(globalThis, { React })

// A process of its own: pages may do anything, also without an end.
process.once('message', (request: TrialRequest) => {
  tryPages(request)
    // What its modules throw is the same wherever they are evaluated.
    .catch((error: unknown) => [withRemedy(reasonOf(error))])
    .then((result) => process.send?.(result, () => process.exit(0)))
})

async function tryPages({ folder, file, remote, site }: TrialRequest): Promise<TrialResult> {
  const bundle = await openTrialBundle(file)
  const contentPages = readContentPages(folder)
  const problems: string[] = []
  for (const definition of remote.pages) {
    const listed = listedPaths(definition, bundle, contentPages) ?? [{ path: definition.path }]
    const paths = listed.map(({ path }) => path).filter((path) => !path.includes(':'))
    for (const path of paths.slice(0, MAX_PAGES_OF_ROUTE)) problems.push(...(await tryPage(definition.path, path)))
  }
  return problems

  async function tryPage(route: string, path: string): Promise<readonly string[]> {
    try {
      const { page } = openPage({ remote, bundle, folder }, { pathname: path, search: '', site }) ?? {}
      const exposed = remote.pages.find((one) => one.path === route)
      const part = exposed && bundle.pages[exposeOf(exposed)]
      if (!page || !part) return []
      const facts = { ...site, services: { ...page.route.services, ...site.services } }
      const problem = await Promise.race([problemOfPage(page, part, facts), sleep(PAGE_TIMEOUT, undefined)])
      const problems = [...takeSpokenErrors().map(reasonOf), ...(problem === undefined ? [] : [problem])]
      return problems.map((one) => `${path}: ${one}`)
    } catch (error) {
      return certain(`${path}: `, error)
    }
  }
}

/**
 * An error that the site's own rendering has too. What else fails here may lack what only a site has, such as its content: the
 * gate says it.
 */
function certain(where: string, error: unknown): readonly string[] {
  const reason = certainRemedy(reasonOf(error))
  return reason === undefined ? [] : [where + reason]
}

/** With its place in the bundle. It is of another realm, where it is an instance of another Error. */
function reasonOf(error: unknown): string {
  const { message, stack }: { message?: unknown; stack?: unknown } = Object(error)
  const text = typeof message === 'string' ? message : String(error)
  return placeIn(text) ? text : text + placeIn(stack)
}
