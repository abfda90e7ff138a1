/** Wakes whoever waits for news, who looks again after a pause anyhow, in ms. */
export function createNews(pause: number) {
  let hasNews = false
  let wake: (() => void) | undefined
  return {
    /** There are some now. */
    tell(): void {
      hasNews = true
      wake?.()
    },
    /** Resolves when there are some, or after the pause. */
    async next(): Promise<void> {
      if (!hasNews) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pause)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wake = undefined
      hasNews = false
    },
  }
}
