import type {} from '@site/contracts/documentContract'

/**
 * Queues a command for analytics. This sends nothing: only the tag, loaded after consent, reads the queue. The tag expects a
 * function's `arguments` object and ignores plain arrays, hence the shape.
 */
export function queueAnalytics(...command: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push({ ...command, length: command.length, [Symbol.toStringTag]: 'Arguments' })
}
