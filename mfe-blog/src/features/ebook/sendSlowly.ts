import type { SendResult } from '@site/leads/SendResult'

/** 'Enviando...' is shown at least this long (specification, section 9). */
export const SHORTEST_SENDING = 1500

/** Sends, and answers no sooner than after the shortest time. A send that throws has reached nobody. */
export async function sendSlowly(send: () => Promise<SendResult>): Promise<SendResult> {
  const pause = new Promise((resolve) => setTimeout(resolve, SHORTEST_SENDING))
  const [result] = await Promise.all([attempt(send), pause])
  return result
}

async function attempt(send: () => Promise<SendResult>): Promise<SendResult> {
  try {
    return await send()
  } catch {
    // The visitor is told the same as when nobody was reached, and can try again.
    return { status: 'unreachable' }
  }
}
