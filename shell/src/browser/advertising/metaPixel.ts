import type {} from '@site/contracts/documentContract'
import { loadScript } from '../analytics/loadScript.ts'

/** Loads Meta's pixel, once. It reports the page, and neither taps on buttons nor the fields of forms. */
export function startMetaPixel(id: string): void {
  window.fbq ??= createQueue()
  window._fbq ??= window.fbq
  window.fbq('consent', 'grant')
  if (!loadScript('https://connect.facebook.net/en_US/fbevents.js')) return
  window.fbq('set', 'autoConfig', false, id)
  window.fbq('init', id)
  window.fbq('track', 'PageView')
}

/** From now on the pixel sends nothing. */
export function stopMetaPixel(): void {
  window.fbq?.('consent', 'revoke')
}

function createQueue(): MetaQueue {
  const send = (...command: readonly unknown[]) => {
    if (queue.callMethod) queue.callMethod(...command)
    else queue.queue.push(command)
  }
  const queue: MetaQueue = Object.assign(send, { queue: [], push: send, loaded: true, version: '2.0' })
  return queue
}
