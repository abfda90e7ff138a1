import { invitation, type NewMember, teamPath } from '@site/contracts/Team'
import * as v from 'valibot'
import { deskOf } from './hosts.ts'

/** Invites somebody to the desk of a site, with the server's key. Returns the link with which she logs in, once. */
export async function inviteToDesk(site: string, token: string, person: Omit<NewMember, 'page'>): Promise<string> {
  const desk = deskOf(site)
  const response = await fetch(desk + teamPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin: desk, 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, page: '/people' } satisfies NewMember),
  })
  return v.parse(invitation, await response.json()).link
}
