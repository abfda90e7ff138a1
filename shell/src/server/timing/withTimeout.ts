/** Settles like `work`, or after `ms` with what `late` returns or throws. The work itself goes on. */
export function withTimeout<Value, Late>(work: Promise<Value>, ms: number, late: () => Late): Promise<Value | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        resolve(late())
      } catch (error) {
        reject(error)
      }
    }, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
