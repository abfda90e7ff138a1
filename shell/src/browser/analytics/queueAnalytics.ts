import type {} from '@site/contracts/documentContract'

/**
 * Queues a command for analytics. Nothing leaves the browser by it: only the tag, loaded after consent, reads the queue.
 * The tag takes commands as a function's `arguments` and overlooks plain lists, hence the shape.
 */
export function queueAnalytics(...command: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push({ ...command, length: command.length, [Symbol.toStringTag]: 'Arguments' })
}
