import type { GuaranteeName } from '@site/contracts/Evidence'

/** The anchor of each guarantee's terms, in the order in which a client encounters them. */
export const guaranteeAnchors: Readonly<Record<GuaranteeName, string>> = {
  siteDelivery: 'site-em-1-dia',
  agentDelivery: 'agente-em-72-horas',
  moreSales: '3x-em-60-dias',
  returnOnInvestment: 'retorno-em-90-dias',
  freeToLeave: 'sem-fidelidade',
  roundTheClock: 'suporte-24-7',
}

/** Address of a guarantee's terms. */
export const termsOf = (guarantee: GuaranteeName) => `/garantias#${guaranteeAnchors[guarantee]}`
