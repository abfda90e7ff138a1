import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { DeskRefusal, deskTexts } from '../DeskRefusal.ts'

/** Of every route of the desk: only on its own host, small, and no query in the log. */
export const deskRoute = { config: { hosts: ['admin'] }, bodyLimit: 16 * 1024, logLevel: 'warn' } as const

export type LeadParams = { Params: { number: string } }

/** The number of a lead, in an address or a query. */
export const leadNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))

/** The lead that a request is about. @throws DeskRefusal if its address names none. */
export function numberOf(request: FastifyRequest<LeadParams>): number {
  const { success, output } = v.safeParse(leadNumber, request.params.number)
  if (!success) throw new DeskRefusal(404, deskTexts.gone)
  return output
}

/** What somebody asks for. @throws DeskRefusal if it has another form. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, given)
  if (!success) throw new DeskRefusal(422, deskTexts.malformed)
  return output
}

/** @throws DeskRefusal if there is nothing. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new DeskRefusal(404, deskTexts.gone)
  return value
}
