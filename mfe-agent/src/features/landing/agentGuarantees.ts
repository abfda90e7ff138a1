import type { GuaranteeName } from '@site/contracts/Evidence'

/**
 * The guarantees for the agent's clients, strongest first, with the anchors of their terms: another remote's page, which can
 * only be known by its address. The guarantee on ads is not among them.
 */
export const agentGuarantees = {
  agentDelivery: 'agente-em-72-horas',
  returnOnInvestment: 'retorno-em-90-dias',
  freeToLeave: 'sem-fidelidade',
  roundTheClock: 'suporte-24-7',
} as const satisfies Partial<Record<GuaranteeName, string>>

export type AgentGuarantee = keyof typeof agentGuarantees

/** Address of a guarantee's terms. */
export const termsOf = (guarantee: AgentGuarantee) => `/garantias#${agentGuarantees[guarantee]}`
