import type { GuaranteeName } from '@site/contracts/Evidence'

/** Where the terms of the guarantees that hold for the agent stand, the strongest promise first. */
export const agentGuarantees = {
  agentDelivery: 'agente-em-72-horas',
  returnOnInvestment: 'retorno-em-90-dias',
  moreSales: '3x-em-60-dias',
  freeToLeave: 'sem-fidelidade',
  roundTheClock: 'suporte-24-7',
} as const satisfies Partial<Record<GuaranteeName, string>>

export type AgentGuarantee = keyof typeof agentGuarantees

/** Address of a guarantee's terms. */
export const termsOf = (guarantee: AgentGuarantee) => `/garantias#${agentGuarantees[guarantee]}`
