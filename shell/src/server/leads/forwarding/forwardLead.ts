import { errorCode } from '../leadLog.ts'
import { type ForwardAddresses, forwardRequest } from './forwardRequest.ts'
import type { Delivery, StoredLead } from '../store/LeadStore.ts'

/** Tries over about four days (10 s, 20 s, 40 s … at most an hour apart), then it is a dead letter for a person to look at. */
export const MOST_ATTEMPTS = 100
const FIRST_PAUSE = 10_000
const LONGEST_PAUSE = 60 * 60_000
const SLOWEST_ANSWER = 20_000

/** Hands one lead on and answers what becomes of it. Never rejects. */
export async function forwardLead(lead: StoredLead, addresses: ForwardAddresses, now: () => number): Promise<Delivery> {
  const { attempts } = lead.delivery
  const error = await problemWith(lead, addresses)
  if (error === undefined) return { state: 'delivered', attempts, nextAt: 0, lastError: '', receiver: '' }
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1))
  return {
    state: attempts >= MOST_ATTEMPTS ? 'dead' : 'waiting',
    attempts,
    nextAt: now() + pause,
    lastError: error.slice(0, 200),
    receiver: '',
  }
}

/** Why the other side did not take it, without anything it said: that could quote the lead. */
async function problemWith(lead: StoredLead, addresses: ForwardAddresses): Promise<string | undefined> {
  const request = forwardRequest(lead, addresses)
  if (!request) return 'no address to hand it on to'
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(SLOWEST_ANSWER) })
    if (!response.ok) return `HTTP ${response.status}`
    // The spreadsheet script answers 200 even when it refuses a row, so its body decides.
    if (request.method === 'GET') return isSuccess(await response.json()) ? undefined : 'status is not success'
    await response.body?.cancel()
    return undefined
  } catch (error) {
    const code = errorCode(error)
    return code === 'SyntaxError' ? 'answer is not JSON' : code
  }
}

const isSuccess = (body: unknown) =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'success'
