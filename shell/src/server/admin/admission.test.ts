import type { Role } from '@site/contracts/Team'
import { admissionOf } from './admission.ts'

const person = (...roles: Role[]) => ({ id: 'bia', name: 'Bia', roles })

it.each<{ who: string; is: ReturnType<typeof person> | undefined; role?: Role; status?: number; reason?: string }>([
  { who: 'nobody', is: undefined, status: 401, reason: 'Seu acesso terminou. Entre de novo.' },
  { who: 'nobody', is: undefined, role: 'seller', status: 401, reason: 'Entre de novo para ver os leads.' },
  { who: 'a seller', is: person('seller'), role: 'writer', status: 403, reason: 'não inclui os textos' },
  { who: 'a writer', is: person('writer'), role: 'seller', status: 403, reason: 'não inclui os leads' },
  { who: 'a writer', is: person('writer'), role: 'operator', status: 403, reason: 'não inclui as versões do site' },
  { who: 'who both sells and writes', is: person('seller', 'writer'), role: 'writer' },
  { who: 'an owner', is: person('owner'), role: 'operator' },
  { who: 'a seller', is: person('seller') },
])('answers $who who needs the role $role with $status', ({ is, role, status, reason = '' }) => {
  const admission = admissionOf(is, role)

  if (status === undefined) expect(admission).toEqual({ person: is })
  else expect(admission).toEqual({ status, reason: expect.stringContaining(reason) })
})
