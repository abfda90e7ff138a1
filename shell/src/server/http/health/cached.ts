/** A value that is determined again after a time, in ms, and is `instead` if that fails or takes too long: anybody may ask. */
export function cached<Value>(
  determine: () => Promise<Value>,
  { ttl, timeout, instead }: { ttl: number; timeout: number; instead: Value },
): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  return () => {
    if (kept) return kept
    let timer: NodeJS.Timeout
    const late = new Promise<Value>((resolve) => {
      timer = setTimeout(resolve, timeout, instead)
    })
    kept = Promise.race([determine().catch(() => instead), late])
    void kept.then(() => {
      clearTimeout(timer)
      setTimeout(() => {
        kept = undefined
      }, ttl).unref()
    })
    return kept
  }
}
