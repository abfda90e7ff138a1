import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

/** Specification 7, call 3: POST with JSON, response not read. */
export const quizLeads = {
  name: 'quizLeadUrl',
  variable: 'QUIZ_LEAD_URL',
  kind: 'url',
  default: '/leads/quiz',
  connect: true,
} as const satisfies ServiceDefinition
