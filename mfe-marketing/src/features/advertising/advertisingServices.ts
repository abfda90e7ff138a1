import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

/** The agency's pixel at Meta. */
export const metaPixel = {
  name: 'metaPixelId',
  variable: 'META_PIXEL_ID',
  kind: 'id',
  default: '',
  advertisingTag: 'meta',
} as const satisfies ServiceDefinition

/** The agency's tag at Google Ads. */
export const googleTag = {
  name: 'googleAdsId',
  variable: 'GOOGLE_ADS_ID',
  kind: 'id',
  default: '',
  advertisingTag: 'google',
} as const satisfies ServiceDefinition
