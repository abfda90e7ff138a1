import type { Role } from '@site/contracts/Team'

/** What each role is called, and what somebody with it does. */
export const roleTexts: Readonly<Record<Role, { name: string; does: string }>> = {
  seller: { name: 'Vendas', does: 'vê os leads e responde' },
  writer: { name: 'Textos', does: 'muda o que o site diz' },
  operator: { name: 'Versões', does: 'publica e volta versões' },
  owner: { name: 'Dona ou dono', does: 'faz tudo, e cuida da equipe' },
}
