import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

/** Module with `initBubble`; empty for the one that comes with the site. */
export const chatModuleAddress = {
  name: 'chatModuleUrl',
  variable: 'CHAT_MODULE_URL',
  kind: 'url',
  default: '',
  connect: true,
  script: true,
} as const satisfies ServiceDefinition

/** Which of its agents the module shows. */
export const chatAgent = {
  name: 'chatAgentId',
  variable: 'CHAT_AGENT_ID',
  kind: 'id',
  default: '',
} as const satisfies ServiceDefinition
