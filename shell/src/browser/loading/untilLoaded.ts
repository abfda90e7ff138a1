const MAX_PAUSE = 30_000

/**
 * Loads code, however long its files are away: it is tried again, later each time. The visitor's taps wait for it.
 * @throws what the code itself throws.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, MAX_PAUSE)) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
