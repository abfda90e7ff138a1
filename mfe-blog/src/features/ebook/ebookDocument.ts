import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

/** The e-book itself, as the operator may have it elsewhere. */
export const ebookDocument = {
  name: 'ebookUrl',
  variable: 'EBOOK_URL',
  kind: 'url',
  default: '/ebook.pdf',
} as const satisfies ServiceDefinition
