import { leadDeskPath } from '@site/contracts/LeadDesk'
import type { FastifyInstance } from 'fastify'
import type { LeadNotices } from '../../notices/LeadNotices.ts'
import { DeskRefusal, deskTexts } from '../DeskRefusal.ts'
import { deskRoute, found } from './deskRequests.ts'

type Options = { notices: Pick<LeadNotices, 'list' | 'test' | 'retry'>; now: () => number }

type Params = { Params: { name: string } }

/** Who is told of leads: a list, a test, and another try for what could not be handed on. */
export async function noticeTargetRoutes(app: FastifyInstance, { notices, now }: Options) {
  app.get(`${leadDeskPath}/targets`, deskRoute, async () => ({ targets: await notices.list() }))

  app.post<Params>(`${leadDeskPath}/targets/:name/test`, deskRoute, async ({ params }) => {
    return found(await notices.test(params.name, now()))
  })

  app.post<Params>(`${leadDeskPath}/targets/:name/retry`, deskRoute, async ({ params }) => {
    if (!(await notices.retry(params.name, now()))) throw new DeskRefusal(404, deskTexts.gone)
    return { targets: await notices.list() }
  })
}
