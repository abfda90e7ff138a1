import * as v from 'valibot'
import { type Evidence, evidenceSections } from '../evidence/Evidence.ts'
import { reasonOf } from '../parseContent.ts'
import { filled, fillIn } from '../site/placeholders.ts'
import type { SiteFacts } from '../site/SiteFacts.ts'
import { numbersOf } from '../site/siteNumbers.ts'
import { agencyOf, agencySections, hoursOf, openingHoursOf } from './agencyFacts.ts'

export { agencyOf, openingHoursOf }

/** The schema of each collection that the site itself knows. */
export const siteCollections = { ...agencySections, ...evidenceSections } as const

export type SiteCollection = keyof typeof siteCollections

/** The collections of a version, read and checked. Those that are missing are as the operator configured them. */
export type SiteContent = { [Name in SiteCollection]?: v.InferOutput<(typeof siteCollections)[Name]> }

export const isSiteCollection = (name: string): name is SiteCollection => Object.hasOwn(siteCollections, name)

/** A field that breaks a rule of its collection: `prices`, `items.0.from`, `must be whole`. */
export class FieldProblem extends Error {
  readonly collection: string
  readonly field: string
  /** The rule, as valibot names it, and what it asks for. */
  readonly rule: string
  readonly requirement: unknown
  readonly isList: boolean

  constructor(collection: string, issue: v.BaseIssue<unknown>) {
    const field = v.getDotPath(issue) ?? ''
    super(`${collection}: ${field} ${reasonOf(issue)}.`)
    this.collection = collection
    this.field = field
    this.rule = issue.type
    this.requirement = issue.requirement
    this.isList = Array.isArray(issue.input)
  }
}

/** Checks a collection. @throws FieldProblem for the first field that breaks a rule */
export function parseCollection<Name extends SiteCollection>(name: Name, value: unknown): SiteContent[Name] {
  const result = v.safeParse(siteCollections[name], value)
  if (result.success) return result.output as SiteContent[Name]
  throw new FieldProblem(name, result.issues[0])
}

/** The facts of a site with a version's content, with values where texts name them. */
export function withContent(site: SiteFacts, { agency, hours, numbers, ...sections }: SiteContent): SiteFacts {
  const facts: SiteFacts = {
    ...site,
    ...agency,
    ...(hours && { openingHours: openingHoursOf(hours) }),
    ...(numbers && { numbers }),
  }
  const evidence: Evidence | undefined = site.evidence && { ...site.evidence, ...sections }
  return {
    ...facts,
    ...(facts.slogan && { slogan: fillIn(facts.slogan, facts) }),
    ...(evidence && { evidence: filled(evidence, facts) }),
  }
}

/** What a site says, as collections: what an editor begins with. */
export function contentOf(site: SiteFacts): Readonly<Record<string, unknown>> {
  return { agency: agencyOf(site), hours: hoursOf(site), numbers: numbersOf(site), ...site.evidence }
}
