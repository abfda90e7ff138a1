import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { openPhone, type Phone } from '../phone/openPhone.ts'
import type { Devtools } from '../phone/startDevtools.ts'
import { tap, waitUntil } from '../phone/touch.ts'
import { whatsAppLink } from '../visits/interactions.ts'

/** When the visitor taps, in ms after the first paint; `never`: at once, and no script ever arrives. */
export const moments = { 'at the paint': 0, 'after 1 s': 1000, 'after 3 s': 3000, 'without scripts': 'never' } as const
export type Moment = keyof typeof moments

/** From the tap on a page's first link to WhatsApp until the form is painted, in ms. @throws Error if it does not appear. */
export async function timeToDialog(devtools: Devtools, url: string, moment: Moment): Promise<number> {
  const when = moments[moment]
  const phone = await openPhone(devtools, recordDialog)
  try {
    if (when === 'never') await blockScripts(phone)
    await phone.open(url)
    await waitUntil(phone, `performance.getEntriesByName('first-contentful-paint').length`)
    await wait(when === 'never' ? 0 : when)
    await tap(phone, whatsAppLink)
    await waitUntil(phone, 'window.__dialog')
    return v.parse(v.number(), await phone.run('() => __dialog'))
  } finally {
    await phone.close()
  }
}

async function blockScripts({ send }: Phone) {
  await send('Network.enable')
  await send('Network.setBlockedURLs', { urls: ['*/shell/*.js*', '*/r/*.js*'] })
}

/** Runs before the page's own scripts. The message comes after the frame's paint. Sent to the page as text. */
function recordDialog(): void {
  let tapped = 0
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      tapped = timeStamp
    },
    true,
  )
  const painted = new MessageChannel()
  painted.port1.onmessage = () => Object.assign(window, { __dialog: performance.now() - tapped })
  new MutationObserver(() => {
    if (document.querySelector('dialog[open]')) requestAnimationFrame(() => painted.port2.postMessage(null))
  }).observe(document, { subtree: true, attributeFilter: ['open'] })
}
