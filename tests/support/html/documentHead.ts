import { expect } from 'playwright/test'

/** The content of a document's `meta` element of this name or property, of which it has one. */
export function metaOf(html: string, name: string): string {
  const found = [...html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))]
  expect(found, name).toHaveLength(1)
  return found[0]?.[1] ?? ''
}

/** What a document tells search engines in JSON-LD, in its order. */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, json = '']) => JSON.parse(json))
}
