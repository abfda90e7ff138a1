import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

/** Address of a module with `initBubble`; empty for the site's own chat. */
export const chatModuleAddress = {
  name: 'chatModuleUrl',
  variable: 'CHAT_MODULE_URL',
  kind: 'url',
  default: '',
  connect: true,
  script: true,
} as const satisfies ServiceDefinition

/** The id of the agent that the module shows. */
export const chatAgent = {
  name: 'chatAgentId',
  variable: 'CHAT_AGENT_ID',
  kind: 'id',
  default: '',
} as const satisfies ServiceDefinition
