const PAUSE = 10

/**
 * Tries again while another connection holds the lead file, until `patience` ms have passed. The driver's own waiting
 * would hold one of its few threads, which the holder of the lock may need to let go. @throws the last error.
 */
export async function whenFree<Result>(work: () => Promise<Result>, patience: number): Promise<Result> {
  const until = Date.now() + patience
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE * (0.5 + Math.random())))
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}
