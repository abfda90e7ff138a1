import type { Role } from '@site/contracts/Team'
import { hasRole, type Person } from './Person.ts'

/** Why somebody may not do something, in a sentence for her. */
type Refused = { person?: undefined; status: 401 | 403 | 503; reason: string }

/** Whether somebody may do what a role is for. */
export type Admission = { person: Person } | Refused

const rooms: Readonly<Record<Role, string>> = {
  seller: 'os leads',
  writer: 'os textos',
  operator: 'as versões do site',
  owner: 'a equipe',
}

/** Admits a known person who has the role; without a role, everybody of the team. */
export function admissionOf(person: Person | undefined, role?: Role): Admission {
  if (!person)
    return { status: 401, reason: `Seu acesso terminou. Entre de novo${role ? ` para ver ${rooms[role]}` : ''}.` }
  if (role && !hasRole(person, role))
    return { status: 403, reason: `Seu acesso não inclui ${rooms[role]}. Fale com quem cuida da equipe.` }
  return { person }
}

/** Nobody can log in where the server has no token. */
export const noLogin: Refused = {
  status: 403,
  reason: 'Sem ADMIN_TOKEN no servidor, ninguém entra aqui: configure a variável e abra a página de novo.',
}

/** Whether a session is still open cannot be determined. */
export const undetermined: Refused = {
  status: 503,
  reason: 'Não deu para conferir seu acesso agora. Tente de novo em alguns instantes.',
}
