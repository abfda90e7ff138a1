import {
  deskPushPath,
  type PushAction,
  type PushState,
  pushActions,
  pushDevice,
  pushSubscription,
} from '@site/contracts/DeskPush'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Person, tokenBearer } from '../../admin/Person.ts'
import { testLead } from '../../leads/notices/noticedLead.ts'
import { isPushService } from '../../push/isPushService.ts'
import type { PushDevices } from '../../push/pushDevices.ts'
import { messageOf } from '../../push/pushTarget.ts'
import { pushWorker } from '../../push/pushWorker.ts'
import type { SendPush } from '../../push/sendPush.ts'
import { workerPolicy } from '../../releaseStore/webServer/responseHeaders.ts'
import { clientAddress } from '../../security/clientAddress.ts'
import { isSameOrigin } from '../../security/requestOrigin.ts'
import { waitOf } from '../../security/waitOf.ts'
import { deskManifest } from '../../seo/webManifest.ts'

type Options = {
  devices: PushDevices
  send: SendPush
  brand: string
  isAllowed?: (endpoint: string) => boolean
  now?: () => number
}

/** Actions per address and minute: each may call a push service. */
const MAX_ACTIONS = 20
const WINDOW = 60_000

const texts = {
  noPerson: 'Os avisos no aparelho são de cada pessoa: crie o seu acesso em Pessoas.',
  foreign: 'O pedido não veio desta página. Nada foi feito.',
  malformed: 'Este navegador não deu o endereço dos avisos. Nada foi feito.',
  unknown: 'Este navegador usa um serviço de avisos que o site não conhece.',
  tooMany: 'Muitos pedidos seguidos. Espere um minuto e tente de novo.',
  gone: 'O aparelho não aceita mais avisos: ligue de novo.',
} as const

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The desk as an application on a phone, and the notices there: each person switches them on for each device. */
export async function pushRoutes(app: FastifyInstance, options: Options) {
  const { devices, send, brand, isAllowed = isPushService, now = Date.now } = options
  const config = { hosts: ['admin'] as const }
  const limit = app.createRateLimit({ max: MAX_ACTIONS, timeWindow: WINDOW, keyGenerator: clientAddress })

  app.get('/manifest.webmanifest', { config }, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(deskManifest({ brand })),
  )
  app.get('/sw.js', { config }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .send(pushWorker),
  )

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ reason: error.message })
    throw error
  })

  async function sellerOf(request: FastifyRequest): Promise<Person> {
    const admitted = await app.guard.admission(request, 'seller')
    if (!admitted.person) throw new Refusal(admitted.status, admitted.reason)
    if (admitted.person.id === tokenBearer.id) throw new Refusal(403, texts.noPerson)
    return admitted.person
  }

  async function act(action: PushAction, body: unknown, person: Person): Promise<PushState> {
    if (action === 'add') {
      const { success, output } = v.safeParse(pushSubscription, body)
      if (!success) throw new Refusal(422, texts.malformed)
      if (!isAllowed(output.endpoint)) throw new Refusal(422, texts.unknown)
      await devices.add(person.id, output, now())
      return { isOn: true }
    }
    const { success, output } = v.safeParse(pushDevice, body)
    if (!success) throw new Refusal(422, texts.malformed)
    const device = await devices.find(person.id, output.endpoint)
    if (!device || action === 'known') return { isOn: device !== undefined }
    if (action === 'remove') {
      await devices.remove(device.endpoint)
      return { isOn: false }
    }
    const result = await send(device, messageOf(testLead(now())))
    if (result.status === 'gone') await devices.remove(device.endpoint)
    const reason = { accepted: null, gone: texts.gone, refused: 'reason' in result ? result.reason : null }[
      result.status
    ]
    return { isOn: result.status !== 'gone', reason }
  }

  app.get(deskPushPath, { config }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    await sellerOf(request)
    const { publicKey } = await devices.keys()
    return { publicKey }
  })

  app.post<{ Params: { action: string } }>(
    `${deskPushPath}/:action`,
    { config, bodyLimit: 8 * 1024, logLevel: 'warn' },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const action = pushActions.find((one) => one === request.params.action)
      if (!action) return reply.callNotFound()
      if (!isSameOrigin(request)) throw new Refusal(403, texts.foreign)
      const person = await sellerOf(request)
      if (waitOf(await limit(request)) !== undefined) throw new Refusal(429, texts.tooMany)
      return act(action, request.body, person)
    },
  )
}
