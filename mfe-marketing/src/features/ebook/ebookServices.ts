import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

/** The e-book itself, which opens 1000 ms after success. The blog's service refers to the same document. */
export const ebookDocument = {
  name: 'ebookUrl',
  variable: 'EBOOK_URL',
  kind: 'url',
  default: '/ebook.pdf',
} as const satisfies ServiceDefinition

/** Specification 7, call 1: GET with nome, email, telefone, mensagem. */
export const ebookLeads = {
  name: 'ebookLeadUrl',
  variable: 'EBOOK_LEAD_URL',
  kind: 'url',
  default: '/leads/ebook',
  connect: true,
} as const satisfies ServiceDefinition
