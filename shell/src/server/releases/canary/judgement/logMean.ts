/** The logarithm of the mean of numbers given by their logarithms, which themselves may overflow. */
export function logMean(logs: readonly number[]): number {
  const largest = Math.max(...logs)
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length)
}
