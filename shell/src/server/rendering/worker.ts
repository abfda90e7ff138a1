import { parentPort, workerData } from 'node:worker_threads'
import { SHELL } from '../releases/editionOf.ts'
import { evaluateServerBundle } from './evaluateServerBundle.ts'
import { matchRoute } from '../../universal/routing/matchRoute.ts'
import type { FromWorker, Plan, ToWorker } from './messages.ts'
import { type PageTarget, renderPage } from './renderPage.tsx'
import { renderShellPages } from './renderShellPages.tsx'

// Started by startWorker.ts of the same build, with a plan that was checked there.
const plan = workerData as Plan
const remotes: { release: Plan['releases'][number]; bundle: PageTarget['bundle'] }[] = []
let reactErrors: string[] = []

console.error = (...parts: unknown[]) => {
  reactErrors.push(parts.map(String).join(' '))
}

function say(message: FromWorker) {
  parentPort?.postMessage(message)
}

async function render(target: PageTarget) {
  reactErrors = []
  const page = await renderPage(plan, target)
  if (reactErrors.length > 0) throw new Error(`React reported: ${reactErrors[0]}`)
  return page
}

async function composeRemote(release: Plan['releases'][number]) {
  say({ type: 'working', remote: release.name, on: 'loading its server file' })
  const bundle = evaluateServerBundle(plan.serverBundles[release.name] ?? '', `${release.name}/${release.server}`)
  remotes.push({ release, bundle })
  if (!plan.render.includes(release.name)) return
  for (const route of release.routes) {
    for (const { path } of route.paths) {
      say({ type: 'working', remote: release.name, on: `rendering ${path}` })
      const params = matchRoute([route], path)?.params
      if (!params) throw new Error(`lists ${path}, which ${route.path} does not match.`)
      const page = await render({ release, bundle, route, params, path, search: '' })
      if (page.status !== 200) throw new Error(`${path} answered ${page.status} instead of 200.`)
      say({ type: 'page', page })
    }
  }
  say({ type: 'working', remote: release.name, on: 'making its documents' })
  for (const document of bundle.documents?.(plan.site) ?? []) say({ type: 'document', document })
}

async function compose() {
  for (const release of plan.releases) {
    try {
      await composeRemote(release)
    } catch (error) {
      say({ type: 'failed', remote: release.name, reason: error instanceof Error ? error.message : String(error) })
      return
    }
  }
  if (plan.render.includes(SHELL)) {
    say({ type: 'working', remote: SHELL, on: 'rendering its own pages' })
    for (const page of await renderShellPages(plan)) say({ type: 'page', page })
  }
  say({ type: 'ready' })
}

async function answer({ request, path, search }: ToWorker) {
  try {
    for (const { release, bundle } of remotes) {
      const match = matchRoute(release.routes, path)
      if (match) {
        const page = await render({ release, bundle, path, search, ...match })
        return say({ type: 'answer', request, page })
      }
    }
    say({ type: 'unanswered', request, reason: `No release answers ${path}.` })
  } catch (error) {
    say({ type: 'unanswered', request, reason: error instanceof Error ? error.message : String(error) })
  }
}

parentPort?.on('message', (message: ToWorker) => void answer(message))
void compose()
