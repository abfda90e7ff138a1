import { withTimeout } from '../../timing/withTimeout.ts'

/** A value that is determined again after a time, in ms, and is `instead` if that fails or takes too long: anybody may ask. */
export function cached<Value>(
  determine: () => Promise<Value>,
  { ttl, timeout, instead }: { ttl: number; timeout: number; instead: Value },
): () => Promise<Value> {
  let answer: Promise<Value> | undefined
  return () => {
    if (answer) return answer
    answer = withTimeout(determine(), timeout, () => instead).catch(() => instead)
    void answer.then(() => {
      setTimeout(() => {
        answer = undefined
      }, ttl).unref()
    })
    return answer
  }
}
