import type { SiteFacts } from '@site/contracts/SiteFacts'

/** A Google Maps search for the address, which phones open in the app. */
export function mapUrl({ street, district, city, state, postalCode }: SiteFacts['address']): string {
  const query = `${street}, ${district}, ${city} - ${state}, ${postalCode}`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
