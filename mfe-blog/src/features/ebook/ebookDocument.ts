import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

/** The e-book's address, which the operator may change. */
export const ebookDocument = {
  name: 'ebookUrl',
  variable: 'EBOOK_URL',
  kind: 'url',
  default: '/ebook.pdf',
} as const satisfies ServiceDefinition
