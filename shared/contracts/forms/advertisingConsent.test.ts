import { advertisingConsentText, readAdvertisingConsent } from './advertisingConsent.ts'

it.each([
  'accepted 2026-03-10T12:00:00.000Z',
  'refused 2026-03-10T12:00:00Z',
  'accepted 2026-03-10T12:00:00.000Z meta-tag google-lead',
])('reads %s, and writes it the same', (text) => {
  const consent = readAdvertisingConsent(text)

  expect(consent && advertisingConsentText(consent)).toBe(text)
})

it.each([
  undefined,
  '',
  'accepted',
  'accepted ',
  'yes 2026-03-10T12:00:00.000Z',
  'accepted 2026-13-10T12:00:00.000Z',
  'accepted 2026-03-10',
  'accepted 2026-03-10T12:00:00.000Z, refused 2026-03-10T12:00:00.000Z',
  ' accepted 2026-03-10T12:00:00.000Z',
  'accepted 2026-03-10T12:00:00.000Z everything',
  'accepted 2026-03-10T12:00:00.000Z  meta-tag',
])('takes %j for no answer', (text) => {
  expect(readAdvertisingConsent(text)).toBeUndefined()
})
