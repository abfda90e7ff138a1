import { setTimeout as sleep } from 'node:timers/promises'
import * as React from 'react'
import { readContentPages } from '../../build/writePageContent.ts'
import { exposeOf } from '../../build/RemoteDefinition.ts'
import { openPage } from '../../dev/standalone/ownPages.ts'
import { listedPaths } from '../../release/readRoutes.ts'
import { placeIn } from '../placeIn.ts'
import { certainRemedy } from '../withRemedy.ts'
import { openTrialBundle } from './trialContext.ts'
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
    .catch((error: unknown) => certain('', error))
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
      return problem === undefined ? [] : [`${path}: ${problem}`]
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
  if (process.env.TRIAL_DEBUG) console.error(where, error)
  const { message, stack }: { message?: unknown; stack?: unknown } = Object(error)
  const text = typeof message === 'string' ? message : String(error)
  const reason = certainRemedy(placeIn(text) ? text : text + placeIn(stack))
  return reason === undefined ? [] : [where + reason]
}
