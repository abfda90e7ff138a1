/** Lets the browser answer input and paint before the work goes on. */
export function yieldToVisitor(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(null)
  })
}
