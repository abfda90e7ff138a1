/** Requests that wait at a time: anybody may ask for what nobody has. */
const MOST = 200
/** The longest that one waits, in ms: a busy machine may be forming one composition and form the next one then. */
const PATIENCE = 15_000

/** Waits for something, but not long, and not with too many others. */
export function waitBriefly(settled: () => Promise<void>, patience = PATIENCE): () => Promise<void> {
  let waiting = 0
  return async () => {
    if (waiting >= MOST) return
    waiting++
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience)
    })
    try {
      await Promise.race([settled(), late])
    } finally {
      clearTimeout(timer)
      waiting--
    }
  }
}
