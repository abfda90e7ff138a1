import type { Evidence, GuaranteeName } from '../evidence/Evidence.ts'
import { savingOf } from '../evidence/savingExample.ts'
import { emailReplyTimeOf } from './emailReplyTime.ts'
import { hoursInSentence } from './openingHours.ts'
import type { SiteFacts } from './SiteFacts.ts'
import { agentTime, briefingTime, counted, numbersOf, replyTime, siteTime } from './siteNumbers.ts'

type Facts = Pick<SiteFacts, 'numbers' | 'openingHours'> & { evidence?: Partial<Evidence> | undefined }

const claim =
  (name: GuaranteeName) =>
  ({ evidence }: Facts) =>
    evidence?.guarantees?.[name].claim

/** What a text may name between braces, so that it is said in one place: the value takes the place of the name. */
const placeholders = {
  prazo: siteTime,
  PRAZO: (site) => siteTime(site).toUpperCase(),
  prazoEmHoras: (site) => counted(numbersOf(site).siteDays * 24, 'hora'),
  briefing: briefingTime,
  resposta: replyTime,
  proposta: emailReplyTimeOf,
  sites: (site) => String(numbersOf(site).sites),
  paises: (site) => counted(numbersOf(site).clientCountries, 'país', 'países'),
  paisesQueVisitam: (site) => String(numbersOf(site).visitingCountries),
  ano: (site) => String(numbersOf(site).founded),
  prazoDoAgente: agentTime,
  etapaDoAgente: (site) => `${numbersOf(site).agentStepHours}h`,
  etapaEmHoras: (site) => counted(numbersOf(site).agentStepHours, 'hora'),
  vagas: (site) => String(numbersOf(site).agentsPerMonth),
  horario: ({ openingHours }) => hoursInSentence(openingHours),
  economia: ({ evidence }) => savingOf(evidence?.prices).amount,
  exemploDeEconomia: ({ evidence }) => savingOf(evidence?.prices).sentence,
  paraOBriefing: ({ evidence }) => evidence?.offer?.briefing ?? 'O nome do negócio e o que você vende.',
  // What the remote that lists the prices says of them.
  precos: () => undefined,
  garantiaDoSite: claim('siteDelivery'),
  garantiaDoAgente: claim('agentDelivery'),
  garantiaDeRetorno: claim('returnOnInvestment'),
  garantiaDeVendas: claim('moreSales'),
  semFidelidade: claim('freeToLeave'),
  suporte: claim('roundTheClock'),
} satisfies Record<string, (site: Facts) => string | undefined>

type Placeholder = keyof typeof placeholders
export const placeholderNames = Object.keys(placeholders) as readonly Placeholder[]

/** The guarantee that a placeholder repeats. */
export const guaranteePlaceholders = {
  garantiaDoSite: 'siteDelivery',
  garantiaDoAgente: 'agentDelivery',
  garantiaDeRetorno: 'returnOnInvestment',
  garantiaDeVendas: 'moreSales',
  semFidelidade: 'freeToLeave',
  suporte: 'roundTheClock',
} as const satisfies Partial<Record<Placeholder, GuaranteeName>>

const inBraces = /\{(\p{L}+)\}/gu

/** The names between braces in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(inBraces)].flatMap(([, name]) => name ?? [])
}

/** A text with the site's values for the names in it. A name that has no value stays. */
export function fillIn(text: string, site: Facts): string {
  const known: Readonly<Record<string, (site: Facts) => string | undefined>> = placeholders
  return text.replace(inBraces, (named, name: string) => known[name]?.(site) ?? named)
}

/** The same for all texts of a value. */
export function filled<Value>(value: Value, site: Facts): Value {
  const fill = (_name: string, field: unknown) => (typeof field === 'string' ? fillIn(field, site) : field)
  return JSON.parse(JSON.stringify(value), fill)
}
