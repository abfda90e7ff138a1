/** How often it is looked for what is due, in ms: a text is live within seconds of its time. */
const EVERY = 5_000

type Options = { publishDue: () => Promise<void>; log: { error(details: object, message: string): void } }

/** Publishes what is due from now on. Returns a function that stops this, after what has begun. */
export function keepSchedule({ publishDue, log }: Options): () => Promise<void> {
  let running: Promise<void> | undefined
  const look = () => {
    running ??= publishDue()
      .catch((error: unknown) => log.error({ err: error }, 'what is planned was not published'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(look, EVERY)
  timer.unref()
  look()
  return async () => {
    clearInterval(timer)
    await running
  }
}
