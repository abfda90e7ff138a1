/** How often a process looks whether npm's shell is still there, in ms. */
const EVERY = 1000

/** Read at once: the shell may be gone before the program is ready. */
const startedBy = process.ppid

/**
 * Ends a program that npm has started when npm is told to end. npm hands a signal to its shell alone, and that ends without
 * handing it on: nobody else would end the program, and its port would stay in use.
 */
export function endWithNpm(end: () => void, parent = () => process.ppid, env = process.env): void {
  if (env.npm_lifecycle_event === undefined) return
  const timer = setInterval(() => {
    if (parent() === startedBy) return
    clearInterval(timer)
    end()
  }, EVERY).unref()
}
