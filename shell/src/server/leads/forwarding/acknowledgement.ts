import * as v from 'valibot'
import type { Acknowledgement } from '../../configuration/forwardConfiguration.ts'

/**
 * Why a complete 2xx response is no acknowledgement; undefined if it is one. Never quotes the response, which could contain
 * the lead.
 */
export function refusalIn(body: string, wanted: Acknowledgement): string | undefined {
  if (wanted.by === 'text') {
    return body.trim().toLowerCase() === wanted.words.toLowerCase()
      ? undefined
      : 'answer is not the text that was agreed'
  }
  const json = objectIn(body)
  if (wanted.by === 'json') {
    if (!json) return 'answer is not JSON'
    return String(json[wanted.field]) === wanted.value ? undefined : `${wanted.field} is not ${wanted.value}`
  }
  return json && denies(json) ? 'answer says that it failed' : undefined
}

const record = v.record(v.string(), v.unknown())

function objectIn(body: string): Record<string, unknown> | undefined {
  try {
    const { success, output } = v.safeParse(record, JSON.parse(body))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

function denies({ status, success, ok, error }: Readonly<Record<string, unknown>>): boolean {
  return (
    /^(?:err|fail|reject|invalid|denied)/i.test(String(status)) || success === false || ok === false || Boolean(error)
  )
}
