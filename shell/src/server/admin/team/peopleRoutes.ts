import { randomBytes } from 'node:crypto'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { firstMember, newLink, newMember, newRoles, teamPath, type TeamState } from '@site/contracts/Team'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isSameOrigin } from '../../security/requestOrigin.ts'
import type { Entering } from '../entering.ts'
import type { Guard } from '../guard.ts'
import { hasRole, type Person, tokenBearer } from '../Person.ts'
import type { Inviting } from './inviting.ts'
import type { Passkeys } from './passkeys.ts'
import { malformedText, TeamRefusal, teamTexts } from './TeamRefusal.ts'
import type { TeamStore } from './TeamStore.ts'

type Options = {
  team: TeamStore
  passkeys: Passkeys
  inviting: Inviting
  admission: Guard['admission']
  originFor: (request: FastifyRequest) => string
  enter: Entering['enter']
}

type OfPerson = { Params: { id: string } }

const registration = v.looseObject({ id: v.string(), response: v.looseObject({ clientDataJSON: v.string() }) })
/** The library examines the rest. */
const isRegistration = (content: unknown): content is RegistrationResponseJSON => v.is(registration, content)

/** The endpoints of the people page: one's own access, and for an owner everybody's. */
export async function peopleRoutes(app: FastifyInstance, options: Options) {
  const { team, passkeys, inviting, admission, originFor, enter } = options
  const route = { config: { hosts: ['admin'] as const }, bodyLimit: 16 * 1024 }

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof TeamRefusal) return reply.code(error.status).send({ reason: error.message })
    if (error instanceof v.ValiError) return reply.code(400).send({ reason: malformedText(error) })
    request.log.error({ reason: error instanceof Error ? error.message : '' }, 'the team could not be changed')
    return reply.code(503).header('retry-after', '30').send({ reason: teamTexts.away })
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    if (request.method !== 'GET' && !isSameOrigin(request)) throw new TeamRefusal(403, teamTexts.foreign)
  })

  async function actor(request: FastifyRequest): Promise<Person> {
    const admitted = await admission(request)
    if (!admitted.person) throw new TeamRefusal(admitted.status, admitted.reason)
    return admitted.person
  }
  async function owner(request: FastifyRequest): Promise<Person> {
    const person = await actor(request)
    if (!hasRole(person, 'owner')) throw new TeamRefusal(403, teamTexts.notOwner)
    return person
  }
  /** Somebody else, whom an owner changes. */
  async function other(request: FastifyRequest<OfPerson>) {
    const { id } = await owner(request)
    if (request.params.id === id) throw new TeamRefusal(409, teamTexts.self)
    const found = (await team.members(Date.now())).find((one) => one.id === request.params.id)
    if (!found) throw new TeamRefusal(404, teamTexts.gone)
    return found
  }
  const newId = () => randomBytes(9).toString('base64url')

  app.get(teamPath, route, async (request): Promise<TeamState> => {
    const person = await actor(request)
    const isPerson = person.id !== tokenBearer.id
    const own = isPerson ? await team.passkeysOf(person.id) : []
    return {
      me: { ...person, roles: [...person.roles], passkeys: own.length, isPerson },
      mails: inviting.sendsMail,
      ...(hasRole(person, 'owner') && {
        people: (await team.members(Date.now())).map((one) => ({ ...one, roles: [...one.roles] })),
      }),
    }
  })

  app.post(teamPath, route, async (request) => {
    const by = await owner(request)
    const { page, ...given } = v.parse(newMember, request.body)
    const member = { id: newId(), ...given }
    if (!(await team.addMember(member, Date.now()))) throw new TeamRefusal(409, teamTexts.known)
    request.log.warn({ by: by.name, person: member.id, roles: member.roles }, 'a person was invited')
    return inviting.invite(member, page, originFor(request), Date.now())
  })

  // Whoever has the token becomes a person, so that the history has a name.
  app.post(`${teamPath}/me`, route, async (request, reply) => {
    if ((await owner(request)).id !== tokenBearer.id) throw new TeamRefusal(409, teamTexts.isPerson)
    const member = { id: newId(), ...v.parse(firstMember, request.body), roles: ['owner'] as const }
    if (!(await team.addMember(member, Date.now()))) throw new TeamRefusal(409, teamTexts.knownToo)
    await enter(request, reply, member.id)
    return {}
  })

  app.post(`${teamPath}/me/passkey/options`, route, async (request) => {
    const person = await actor(request)
    if (person.id === tokenBearer.id) throw new TeamRefusal(409, teamTexts.noPerson)
    return passkeys.toRegister(person, originFor(request), Date.now())
  })
  app.post(`${teamPath}/me/passkey`, route, async (request) => {
    const person = await actor(request)
    const isDone =
      isRegistration(request.body) && (await passkeys.register(person, request.body, originFor(request), Date.now()))
    if (!isDone) throw new TeamRefusal(400, teamTexts.passkey)
    return {}
  })

  app.post<OfPerson>(`${teamPath}/:id/roles`, route, async (request) => {
    const { id } = await other(request)
    await team.changeRoles(id, v.parse(newRoles, request.body).roles)
    return {}
  })
  app.post<OfPerson>(`${teamPath}/:id/sessions`, route, async (request) => {
    await team.endSessionsOf((await other(request)).id)
    return {}
  })
  // A lost phone: nothing that was on it logs in any more.
  app.post<OfPerson>(`${teamPath}/:id/link`, route, async (request) => {
    const person = await other(request)
    const { page } = v.parse(newLink, request.body)
    await team.lockOut(person.id)
    return inviting.invite(person, page, originFor(request), Date.now())
  })
  app.post<OfPerson>(`${teamPath}/:id/remove`, route, async (request) => {
    await team.removeMember((await other(request)).id)
    return {}
  })
}
