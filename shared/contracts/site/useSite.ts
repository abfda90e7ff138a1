import { createContext, useContext } from 'react'
import type { ServiceDefinition } from '../release/ServiceDefinition.ts'
import type { SiteFacts } from './SiteFacts.ts'

/** Provided by the shell. It is in the share scope, so shell and remotes have the same instance. */
export const SiteContext = createContext<SiteFacts | null>(null)

/** The agency's facts. @throws Error outside the shell, where there are none. */
export function useSite(): SiteFacts {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs the shell around it: no SiteContext was provided.')
  return site
}

/** A page's title and description, for sitemaps and similar lists. */
export type PageSummary = { title: string; description: string }

/** Collects a page's title and description while the server renders it; null in the browser. */
export const SummaryContext = createContext<((summary: PageSummary) => void) | null>(null)

/** The value of a service on this page. @throws Error if the remote's definition does not declare it for the page. */
export function serviceOf(
  { services }: Pick<SiteFacts, 'services'>,
  { name }: Pick<ServiceDefinition, 'name'>,
): string {
  const value = services[name]
  if (value === undefined) throw new Error(`The page declares no service ${name}.`)
  return value
}
