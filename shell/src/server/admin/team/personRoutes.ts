import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escape as escapeHtml } from 'html-escaper'
import * as v from 'valibot'
import { clientAddress } from '../../security/clientAddress.ts'
import { isSameOrigin } from '../../security/requestOrigin.ts'
import type { Entering } from '../entering.ts'
import { sendTeamDocument } from '../teamDocument.ts'
import { type Inviting, invitationPath } from './inviting.ts'
import type { Passkeys } from './passkeys.ts'
import type { TeamStore } from './TeamStore.ts'

type Options = {
  brand: string
  team: TeamStore
  passkeys: Passkeys
  inviting: Inviting
  /** The desk's origin for this request. */
  originFor: (request: FastifyRequest) => string
  enter: Entering['enter']
}

/** Tries per quarter of an hour. Each limit is of one person or key at one address, and closes no door to anybody else. */
const limits = { passkey: 10, challenge: 60, link: 5, redeem: 20 }
const WINDOW = 15 * 60_000

const texts = {
  tooMany: 'Muitas tentativas. Espere alguns minutos e tente de novo.',
  unknown: 'Este aparelho não tem acesso. Peça um link a quem cuida da equipe.',
  foreign: 'O pedido não veio desta página. Nada foi feito.',
  used: 'Este link já foi usado ou venceu. Peça um novo a quem cuida da equipe.',
  sent: 'Se este e-mail tem acesso, o link chega em instantes. Ele vale meia hora.',
} as const

const credential = v.looseObject({ id: v.pipe(v.string(), v.maxLength(1000)), response: v.looseObject({}) })
/** Everything else in the answer is examined by the library. */
const isAnswer = (content: unknown): content is AuthenticationResponseJSON => v.is(credential, content)
const entry = v.object({
  answer: v.custom<AuthenticationResponseJSON>(isAnswer),
  para: v.optional(v.string()),
  em: v.optional(v.string()),
})

/** How a person logs in: with a passkey, or with a link that is used once. */
export async function personRoutes(app: FastifyInstance, options: Options) {
  const { brand, team, passkeys, inviting, originFor, enter } = options
  const config = { hosts: ['admin'] as const }
  const limit = (max: number, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max,
      timeWindow: WINDOW,
      keyGenerator: (request) => `${clientAddress(request)} ${keyOf(request)}`,
    })
  const ofKey = limit(limits.passkey, ({ body }) => (v.is(entry, body) ? body.answer.id : ''))
  const ofChallenges = limit(limits.challenge, () => 'challenge')
  const ofLinks = limit(limits.link, ({ body }) =>
    String(v.is(v.object({ email: v.string() }), body) ? body.email : ''),
  )
  const ofRedeeming = limit(limits.redeem, () => 'redeem')
  const isAllowed = async (check: ReturnType<typeof limit>, request: FastifyRequest) => {
    const state = await check(request)
    return state.isAllowed || !state.isExceeded
  }
  await app.register(formbody)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    if (request.method === 'POST' && !isSameOrigin(request)) return reply.code(403).send({ reason: texts.foreign })
    return undefined
  })

  app.post('/entrar/passkey/opcoes', { config, bodyLimit: 1024 }, async (request, reply) => {
    if (!(await isAllowed(ofChallenges, request))) return reply.code(429).send({ reason: texts.tooMany })
    return passkeys.toLogIn(originFor(request), Date.now())
  })

  app.post('/entrar/passkey', { config, bodyLimit: 16 * 1024 }, async (request, reply) => {
    const given = v.safeParse(entry, request.body)
    if (!given.success) return reply.code(400).send({ reason: texts.unknown })
    if (!(await isAllowed(ofKey, request))) return reply.code(429).send({ reason: texts.tooMany })
    const person = await passkeys.logIn(given.output.answer, originFor(request), Date.now())
    if (person === undefined || !(await team.member(person))) return reply.code(401).send({ reason: texts.unknown })
    return { leadsTo: await enter(request, reply, person, given.output) }
  })

  app.post<{ Body: unknown }>('/entrar/link', { config, bodyLimit: 1024 }, async (request, reply) => {
    const notice = (text: string) =>
      sendTeamDocument(reply, {
        title: `Link de acesso | ${brand}`,
        heading: 'Link de acesso',
        content: `<p role="status">${text}</p>`,
      })
    if (!(await isAllowed(ofLinks, request))) return notice(texts.tooMany)
    const given = v.safeParse(v.object({ email: v.pipe(v.string(), v.trim(), v.toLowerCase()) }), request.body)
    const person = given.success ? await team.memberByEmail(given.output.email) : undefined
    // In the background: how long it takes would tell whether somebody has this address.
    if (given.success && person) {
      const to = { ...person, email: given.output.email }
      inviting.sendLogin(to, originFor(request), Date.now()).catch(() => request.log.error('a link could not be sent'))
    }
    return notice(texts.sent)
  })

  // The link only shows a button: programs that look at links in messages must not use it up.
  app.get<{ Params: { '*': string } }>(`${invitationPath}*`, { config }, async (request, reply) => {
    if (!(await isAllowed(ofRedeeming, request))) return sendUsed(reply.code(429), texts.tooMany)
    const person = await team.look(request.params['*'], 'link', Date.now())
    const known = person && (await team.member(person))
    if (!known) return sendUsed(reply.code(404), texts.used)
    const action = escapeHtml(request.url)
    const content = `<p>Este link é só seu e vale uma vez.</p>\n<form method="post" action="${action}"><button>Entrar</button></form>`
    return sendTeamDocument(reply, { title: `Acesso da equipe | ${brand}`, heading: `Olá, ${known.name}!`, content })
  })

  app.post<{ Params: { '*': string }; Querystring: { para?: unknown } }>(
    `${invitationPath}*`,
    { config, bodyLimit: 1024 },
    async (request, reply) => {
      if (!(await isAllowed(ofRedeeming, request))) return sendUsed(reply.code(429), texts.tooMany)
      const person = await team.redeem(request.params['*'], 'link', Date.now())
      if (person === undefined || !(await team.member(person))) return sendUsed(reply.code(404), texts.used)
      return reply.redirect(await enter(request, reply, person, request.query), 303)
    },
  )

  function sendUsed(reply: FastifyReply, text: string) {
    const content = `<p>${text}</p>\n<p><a href="/entrar">Entrar de outro jeito</a></p>`
    return sendTeamDocument(reply, { title: `Acesso da equipe | ${brand}`, heading: 'Link sem validade', content })
  }
}
