import { Readable } from 'node:stream'
import { deskQuery, leadDeskPath } from '@site/contracts/LeadDesk'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { BYTE_ORDER_MARK, csvLines } from '../../command/csvExport.ts'
import { workbookOf } from '../../command/xlsxExport.ts'
import type { DeskFacts } from '../deskLeadOf.ts'
import { deskDateFormats, deskHeader, deskRow } from '../deskSheet.ts'
import type { LeadDesk } from '../leadDesk.ts'
import { personFile } from '../personFile.ts'
import { deskRoute, found, type LeadParams, numberOf, parsed } from './deskRequests.ts'

type Options = { desk: Pick<LeadDesk, 'person' | 'everyLead'>; facts: () => DeskFacts }

/** Forms of a person, as a list in an address: `3,1`. */
const personQuery = v.object({
  numbers: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}(,\d{1,15}){0,499}$/),
      v.transform((list) => list.split(',').map(Number)),
    ),
  ),
})

/** Leads as files: those that a search finds as a table, and all that is stored about one person. */
export async function leadExportRoutes(app: FastifyInstance, { desk, facts }: Options) {
  app.get<LeadParams>(`${leadDeskPath}/:number/person`, deskRoute, async (request, reply) => {
    const lead = numberOf(request)
    const { numbers } = parsed(personQuery, request.query)
    const file = personFile(found(await desk.person(lead, numbers)), facts())
    return download(reply, `dados-de-uma-pessoa-${lead}.json`, 'application/json; charset=utf-8', file)
  })

  app.get(`${leadDeskPath}/export.csv`, deskRoute, async (request, reply) => {
    const query = parsed(deskQuery, request.query)
    const { forms } = facts()
    async function* lines() {
      yield BYTE_ORDER_MARK + csvLines([deskHeader])
      for await (const exported of desk.everyLead(query)) yield csvLines([deskRow(exported, forms)])
    }
    return download(reply, 'leads.csv', 'text/csv; charset=utf-8', Readable.from(lines()))
  })

  app.get(`${leadDeskPath}/export.xlsx`, deskRoute, async (request, reply) => {
    const query = parsed(deskQuery, request.query)
    const rows: (readonly (string | number)[])[] = [deskHeader]
    for await (const exported of desk.everyLead(query)) rows.push(deskRow(exported, facts().forms))
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return download(reply, 'leads.xlsx', type, await workbookOf(rows, deskDateFormats).toBuffer())
  })
}

function download(reply: FastifyReply, name: string, type: string, body: string | Buffer | Readable) {
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(body)
}
