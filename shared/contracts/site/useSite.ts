import { createContext, useContext } from 'react'
import type { ServiceDefinition } from '../release/ServiceDefinition.ts'
import type { SiteFacts } from './SiteFacts.ts'

/** Provided by the shell; one instance for shell and remotes (it is in the share scope). */
export const SiteContext = createContext<SiteFacts | null>(null)

/** The agency's facts. Throws outside the shell, where there are none to show. */
export function useSite(): SiteFacts {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs the shell around it: no SiteContext was provided.')
  return site
}

/** What a page is called and what it is about, for sitemaps and the like. */
export type PageSummary = { title: string; description: string }

/** Who is told of a page's title and description while the server renders it; nobody in the browser. */
export const SummaryContext = createContext<((summary: PageSummary) => void) | null>(null)

/** The value of a service on this page. Throws where the remote's definition does not declare it for the page. */
export function serviceOf(
  { services }: Pick<SiteFacts, 'services'>,
  { name }: Pick<ServiceDefinition, 'name'>,
): string {
  const value = services[name]
  if (value === undefined) throw new Error(`The page declares no service ${name}.`)
  return value
}
