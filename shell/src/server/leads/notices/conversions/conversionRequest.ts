import type { Conversion } from '../../../configuration/noticeConfiguration.ts'
import { inSaoPaulo } from '@site/contracts/inSaoPaulo'
import type { NoticedLead } from '../NoticeTarget.ts'
import { clickId } from './clickIds.ts'
import { comparableEmail, googleEmail, hashed, internationalPhone } from './hashedContact.ts'

/** What a test is called, so that nobody's campaign counts it. */
const TEST = 'Teste'

/** The request that tells an advertising company that somebody has become a lead, or a customer. */
export function conversionRequest(conversion: Conversion, lead: NoticedLead): Request {
  return new Request(conversion.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': lead.key },
    body: JSON.stringify(conversion.company === 'meta' ? metaEvents(conversion, lead) : googleRow(conversion, lead)),
  })
}

/** By what a company could recognise the person. */
export function identifiersOf({ company }: Pick<Conversion, 'company'>, { email, phone, origin }: NoticedLead) {
  const ofGoogle = company === 'google'
  const address = ofGoogle ? googleEmail(email) : comparableEmail(email)
  const number = internationalPhone(phone)
  return {
    email: address && hashed(address),
    // Meta compares numbers without the plus.
    phone: number && hashed(ofGoogle ? number : number.slice(1)),
    click: clickId(origin, ofGoogle ? 'gclid' : 'fbclid'),
  }
}

/**
 * An event of Meta's Conversions API (PIXEL_ID/events). `system_generated`, because what is told is an entry of the desk: an
 * event of the website would have to name the visitor's browser, which is not stored.
 */
function metaEvents(conversion: Conversion, lead: NoticedLead) {
  const { email, phone, click } = identifiersOf(conversion, lead)
  const event = {
    event_name: lead.isTest ? TEST : conversion.event,
    event_time: Math.floor(momentOf(conversion, lead) / 1000),
    event_id: lead.key,
    action_source: 'system_generated',
    user_data: {
      ...(email && { em: [email] }),
      ...(phone && { ph: [phone] }),
      // The time is when the click was first known here.
      ...(click && { fbc: `fb.1.${Date.parse(lead.receivedAt)}.${click}` }),
    },
  }
  return { data: [event], access_token: conversion.secret }
}

/** A row of a sheet from which Google Ads imports conversions: its columns for enhanced conversions for leads. */
function googleRow(conversion: Conversion, lead: NoticedLead) {
  const { email = '', phone = '', click = '' } = identifiersOf(conversion, lead)
  const time = inSaoPaulo(momentOf(conversion, lead)).slice(0, 19).replace('T', ' ')
  const values = {
    'Google Click ID': click,
    Email: email,
    'Phone Number': phone,
    'Conversion Name': lead.isTest ? TEST : conversion.event,
    'Conversion Time': `${time}-0300`,
    'Order ID': lead.key,
    'Ad User Data': 'Granted',
    'Ad Personalization': 'Granted',
  }
  return { key: lead.key, values }
}

const momentOf = ({ moment }: Conversion, { receivedAt, wonAt }: NoticedLead) =>
  Date.parse((moment === 'won' ? wonAt : undefined) ?? receivedAt)
