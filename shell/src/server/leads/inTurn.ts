/** Makes a queue: work given to it runs one after the other, whether the one before succeeded or not. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work)
    last = result.catch(() => {})
    return result
  }
}
