import { errorCode } from '../../database/errorCode.ts'
import type { Delivery, StoredLead } from '../store/StoredLead.ts'
import { refusalIn } from './acknowledgement.ts'
import type { ForwardTarget } from './forwardTarget.ts'
import { backoff } from '../../timing/backoff.ts'

/**
 * About four days of attempts (after 10 s, 20 s, 40 s …, at most an hour apart); then it is a dead letter for a person to
 * look at.
 */
export const MAX_ATTEMPTS = 100
const pauses = { first: 10_000, longest: 60 * 60_000 }
const RESPONSE_TIMEOUT = 20_000
const MAX_RESPONSE_BYTES = 1_000_000

/** Forwards a lead and returns its new delivery state. Never rejects. */
export async function forwardLead(lead: StoredLead, target: ForwardTarget, now: () => number): Promise<Delivery> {
  const receiver = new URL(target.url).host
  const error = await deliver(target.request(lead), target)
  return { ...afterAttempt(error, lead.delivery.attempts, now()), receiver }
}

/** The state after an attempt that failed with an error, or did not. */
export function afterAttempt(error: string | undefined, attempts: number, now: number): Omit<Delivery, 'receiver'> {
  if (error === undefined) return { state: 'delivered', attempts, nextAt: 0, lastError: '' }
  return {
    state: attempts >= MAX_ATTEMPTS ? 'dead' : 'waiting',
    attempts,
    nextAt: now + backoff(pauses, attempts),
    lastError: error.slice(0, 200),
  }
}

type Contract = Pick<ForwardTarget, 'acknowledgement' | 'answerHost'>

/** Why the receiver did not accept it, without quoting its response, which could contain the lead. Never rejects. */
export async function deliver(request: Request, contract: Contract): Promise<string | undefined> {
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT)
  try {
    const response = await fetch(request, { signal, redirect: 'manual' })
    const finalResponse = await behindRedirect(response, contract, signal)
    if (isRedirect(finalResponse)) return `HTTP ${finalResponse.status}: a redirect is no acknowledgement`
    // Read to its end: half a response does not count.
    const body = await wholeBody(finalResponse)
    if (!finalResponse.ok) return `HTTP ${finalResponse.status}`
    return body === undefined ? 'answer is too long' : refusalIn(body, contract.acknowledgement)
  } catch (error) {
    return errorCode(error)
  }
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400

/** A script host may redirect to its response. That is fetched once, without any of the lead's data. */
async function behindRedirect(response: Response, { answerHost }: Contract, signal: AbortSignal) {
  const location = response.headers.get('location')
  if (!isRedirect(response) || !location || !URL.canParse(location, response.url)) return response
  const url = new URL(location, response.url)
  if (url.host !== answerHost) return response
  await response.body?.cancel()
  return fetch(url, { signal, redirect: 'manual' })
}

/** Undefined if it is longer than an acknowledgement can be. */
async function wholeBody({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_RESPONSE_BYTES) return undefined
  }
  return text + decoder.decode()
}
