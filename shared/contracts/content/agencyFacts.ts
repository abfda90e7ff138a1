import * as v from 'valibot'
import { readOpeningHours } from '../site/openingHours.ts'
import type { SiteFacts } from '../site/SiteFacts.ts'
import type { SiteNumbers } from '../site/siteNumbers.ts'

const text = (most: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  )
const matching = (pattern: RegExp, message: string) => v.pipe(text(300), v.regex(pattern, message))

const whole = (most: number, least = 1) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be whole'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00')
const weekday = v.picklist(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], 'must be a day such as Mo')

/** What the agency says about itself on every page. */
export const agencySections = {
  /** Names, channels and address. */
  agency: v.strictObject({
    brand: text(40),
    legalName: text(120),
    cnpj: text(30),
    whatsAppNumber: matching(/^\d{10,15}$/, 'must be digits only with the country code, such as 5511900000000'),
    phone: matching(/^\+\d{10,15}$/, 'must look like +551140000000'),
    email: v.pipe(text(120), v.email('must be an e-mail address')),
    address: v.strictObject({
      street: text(120),
      district: text(80),
      city: text(80),
      state: matching(/^[A-Z]{2}$/, 'must be two letters such as SP'),
      postalCode: matching(/^\d{5}-\d{3}$/, 'must look like 01000-000'),
    }),
    social: v.strictObject({
      name: text(40),
      url: matching(/^https?:\/\/\S+$/, 'must be an http(s) address'),
    }),
    /** Below the name at the end of every page. */
    slogan: v.optional(text(160)),
  }),
  /** Numbers and periods that several pages name. */
  numbers: v.strictObject({
    siteDays: whole(30),
    briefingMinutes: whole(240),
    replyHours: whole(48),
    sites: whole(99_999),
    visitingCountries: whole(200),
    clientCountries: whole(200),
    founded: whole(2100, 1900),
    agentsPerMonth: whole(60),
    // Texts that were published before these two could be changed say nothing of them.
    agentStepHours: v.optional(whole(168), 24),
    emailHours: v.optional(whole(240), 24),
  } satisfies Record<keyof SiteNumbers, unknown>),
  /** Opening hours by range of days, in São Paulo's time. */
  hours: v.pipe(
    v.strictObject({
      items: v.pipe(
        v.array(v.strictObject({ first: weekday, last: weekday, opens: time, closes: time }), 'must be a list'),
        v.nonEmpty('must not be empty'),
        v.maxLength(7, 'must have at most 7 entries'),
      ),
    }),
    v.forward(
      v.check((hours) => readOpeningHours(openingHoursOf(hours)) !== undefined, 'must end after they begin'),
      ['items'],
    ),
  ),
} as const

type Hours = { items: readonly { first: string; last: string; opens: string; closes: string }[] }

/** Hours in the notation of the site's facts: `Mo-Fr 08:00-18:00,Sa 08:00-12:00`. */
export function openingHoursOf({ items }: Hours): string {
  return items
    .map(({ first, last, opens, closes }) => `${first === last ? first : `${first}-${last}`} ${opens}-${closes}`)
    .join(',')
}

type AgencyFacts = Pick<
  SiteFacts,
  'brand' | 'legalName' | 'cnpj' | 'whatsAppNumber' | 'phone' | 'email' | 'address' | 'social' | 'slogan'
>

/** The part of a site's facts that `agency` holds. */
export function agencyOf(site: AgencyFacts): AgencyFacts {
  const { brand, legalName, cnpj, whatsAppNumber, phone, email, address, social, slogan } = site
  return { brand, legalName, cnpj, whatsAppNumber, phone, email, address, social, ...(slogan && { slogan }) }
}

/** A site's opening hours as `hours` holds them. */
export function hoursOf({ openingHours }: Pick<SiteFacts, 'openingHours'>): Hours {
  const items = openingHours.split(',').map((entry) => {
    const [days = '', times = ''] = entry.trim().split(' ')
    const [first = '', last = first] = days.split('-')
    const [opens = '', closes = ''] = times.split('-')
    return { first, last, opens, closes }
  })
  return { items }
}
