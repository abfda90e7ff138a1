import { errorCode } from '../leadLog.ts'
import type { Delivery, StoredLead } from '../store/LeadStore.ts'
import { refusalIn } from './acknowledgement.ts'
import type { ForwardTarget } from './forwardTarget.ts'

/** Tries over about four days (10 s, 20 s, 40 s … at most an hour apart), then it is a dead letter for a person to look at. */
export const MOST_ATTEMPTS = 100
const FIRST_PAUSE = 10_000
const LONGEST_PAUSE = 60 * 60_000
const SLOWEST_ANSWER = 20_000
const LONGEST_ANSWER = 1_000_000

/** Hands one lead on and answers what becomes of it. Never rejects. */
export async function forwardLead(lead: StoredLead, target: ForwardTarget, now: () => number): Promise<Delivery> {
  const { attempts } = lead.delivery
  const receiver = new URL(target.url).host
  const error = await problemWith(lead, target)
  if (error === undefined) return { state: 'delivered', attempts, nextAt: 0, lastError: '', receiver }
  return {
    state: attempts >= MOST_ATTEMPTS ? 'dead' : 'waiting',
    attempts,
    nextAt: now() + backOff(attempts),
    lastError: error.slice(0, 200),
    receiver,
  }
}

const backOff = (attempts: number) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1))

/** Why the other side did not take it, without anything it said: that could quote the lead. */
async function problemWith(lead: StoredLead, target: ForwardTarget): Promise<string | undefined> {
  const signal = AbortSignal.timeout(SLOWEST_ANSWER)
  try {
    const response = await fetch(target.request(lead), { signal, redirect: 'manual' })
    const answer = await behindRedirect(response, target, signal)
    if (isRedirect(answer)) return `HTTP ${answer.status}: a redirect is no acknowledgement`
    // Read to its end: half an answer is none.
    const body = await wholeBody(answer)
    if (!answer.ok) return `HTTP ${answer.status}`
    return body === undefined ? 'answer is too long' : refusalIn(body, target.acknowledgement)
  } catch (error) {
    return errorCode(error)
  }
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400

/** A script host may keep its answer at another address. It is fetched from there, once, without anything of the lead. */
async function behindRedirect(response: Response, { redirectHosts }: ForwardTarget, signal: AbortSignal) {
  const location = response.headers.get('location')
  if (!isRedirect(response) || !location || !URL.canParse(location, response.url)) return response
  const url = new URL(location, response.url)
  if (!redirectHosts.includes(url.host)) return response
  await response.body?.cancel()
  return fetch(url, { signal, redirect: 'manual' })
}

/** undefined when it is longer than an acknowledgement can be. */
async function wholeBody({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LONGEST_ANSWER) return undefined
  }
  return text + decoder.decode()
}
