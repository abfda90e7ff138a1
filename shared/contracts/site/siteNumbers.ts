import type { SiteFacts } from './SiteFacts.ts'

/** Numbers and periods that several pages name. Each is one field: pages cannot contradict each other. */
export type SiteNumbers = {
  /** How many days a site takes. */
  siteDays: number
  briefingMinutes: number
  /** How soon somebody answers, in hours of business. */
  replyHours: number
  /** Delivered sites. */
  sites: number
  /** Countries from which those sites are visited, and in which clients are. */
  visitingCountries: number
  clientCountries: number
  /** The year of the first site. */
  founded: number
  agentsPerMonth: number
  /** How many hours each of the three steps takes in which an agent is set up. */
  agentStepHours: number
  /** How soon a proposal comes by e-mail, in hours of days on which the agency is open. */
  emailHours: number
}

/** What a site says until its writers say otherwise. */
export const usualNumbers: SiteNumbers = {
  siteDays: 1,
  briefingMinutes: 30,
  replyHours: 2,
  sites: 200,
  visitingCountries: 11,
  clientCountries: 4,
  founded: 2020,
  agentsPerMonth: 20,
  agentStepHours: 24,
  emailHours: 24,
}

export function numbersOf({ numbers }: Pick<SiteFacts, 'numbers'>): SiteNumbers {
  return { ...usualNumbers, ...numbers }
}

/** A number of something, in words: `1 dia`, `2 dias`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}

/** How long a site takes: `1 dia`. */
export function siteTime(site: Pick<SiteFacts, 'numbers'>): string {
  return counted(numbersOf(site).siteDays, 'dia')
}

/** How soon somebody answers: `2 horas`. */
export function replyTime(site: Pick<SiteFacts, 'numbers'>): string {
  return counted(numbersOf(site).replyHours, 'hora')
}

/** How long a briefing takes: `30 minutos`. */
export function briefingTime(site: Pick<SiteFacts, 'numbers'>): string {
  return counted(numbersOf(site).briefingMinutes, 'minuto')
}

/** How long it takes until an agent answers: `72 horas`. */
export function agentTime(site: Pick<SiteFacts, 'numbers'>): string {
  return counted(3 * numbersOf(site).agentStepHours, 'hora')
}
