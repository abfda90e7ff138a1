import { createHash } from 'node:crypto'
import type { Release, ReleaseRoute } from '@site/contracts/Release'
import { documentPolicies } from '../../security/documentPolicies.ts'
import { documentPlan } from '../plan/documentPlan.ts'
import type { Plan } from '../plan/Plan.ts'
import { rulesFor } from '../plan/renderJobs.ts'
import type { RenderedPage } from '../renderedContent.ts'
import { encodeBody, type Quality } from './encodeBody.ts'
import type { PageSummary } from '@site/contracts/useSite'
import { hasWasm, servicesFor, sharedServices } from '../plan/externalServices.ts'
import type { FinishedPage } from './FinishedPage.ts'

/** Prepares a response from text: compressed bodies, an ETag of the content, and headers. */
export async function finish(
  text: string,
  options: { type: string; status?: number; headers?: Record<string, string>; quality: Quality; summary?: PageSummary },
): Promise<FinishedPage> {
  return {
    status: options.status ?? 200,
    type: options.type,
    body: await encodeBody(text, options.quality),
    etag: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    headers: options.headers ?? {},
    summary: options.summary,
  }
}

/** Search engines show no page of such a route, and no data of one. */
export function robotsHeaders(route: Pick<ReleaseRoute, 'noindex' | 'guarded'> | undefined): Record<string, string> {
  return route?.noindex || route?.guarded ? { 'x-robots-tag': 'noindex, nofollow' } : {}
}

/**
 * The services that a document may use: those of any page that can be reached from it by client-side navigation, and those
 * of its own route.
 */
function policyServices({ services }: Plan, release: Release | undefined, route: ReleaseRoute | undefined) {
  const own = release && route ? servicesFor(services[release.name] ?? [], route) : []
  return [...sharedServices(services), ...own]
}

/** Finishes a rendered document, with the security policies for exactly this text. */
export function finishPage(
  whole: Plan,
  page: RenderedPage,
  route: ReleaseRoute | undefined,
  quality: Quality,
): Promise<FinishedPage> {
  const owner = route && whole.releases.find(({ routes }) => routes.includes(route))
  const plan = documentPlan(whole, owner, page.path)
  const policies = documentPolicies({
    site: plan.site,
    style: page.style,
    loader: plan.loader,
    headScript: plan.headScript,
    rules: rulesFor(plan, route),
    wasm: owner !== undefined && hasWasm(owner),
    services: policyServices(plan, owner, route),
    developmentOrigins: Object.values(plan.developmentOrigins ?? {}),
  })
  return finish(page.html, {
    type: 'text/html; charset=utf-8',
    status: page.status,
    headers: {
      ...policies,
      ...(route && { 'no-vary-search': noVarySearch(route.query) }),
      ...robotsHeaders(route),
    },
    quality,
    summary: page.summary,
  })
}

/**
 * A page's `No-Vary-Search`: the query parameters that change it. To caches and prefetches, addresses that differ in others
 * are the same page, so that advertising parameters (`utm_source`, `gclid`) cause no new request. Names are URL-encoded, so
 * that the header can hold any name.
 */
export function noVarySearch(query: readonly string[]): string {
  const names = query.map((name) => `"${encodeURIComponent(name)}"`).join(' ')
  return names ? `key-order, params, except=(${names})` : 'params'
}
