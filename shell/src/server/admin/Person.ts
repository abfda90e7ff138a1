import type { Role } from '@site/contracts/Team'

/** Somebody who acts on the site. */
export type Person = { id: string; name: string; roles: readonly Role[] }

/** True if the person has the role. An owner has every role. */
export function hasRole({ roles: own }: Pick<Person, 'roles'>, role: Role): boolean {
  return own.includes(role) || own.includes('owner')
}

/** Whoever has the access token: machines, and the owner before she is a person. */
export const tokenBearer: Person = { id: 'token', name: 'Chave de acesso', roles: ['owner'] }
