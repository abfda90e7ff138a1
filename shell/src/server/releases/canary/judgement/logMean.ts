/** The logarithm of the mean of numbers that are given by their logarithms, and may themselves be too large to write. */
export function logMean(logs: readonly number[]): number {
  const largest = Math.max(...logs)
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length)
}
