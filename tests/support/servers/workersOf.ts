/** Values of a metric that each worker reports for itself, by worker, added up; only series with these `labels`. */
export async function metricOfWorkers(url: string, name: string, labels: string[]): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)))
  const sums: Record<string, number> = {}
  for (const line of lines) {
    const worker = /worker="(\d+)"/.exec(line)?.[1] ?? ''
    sums[worker] = (sums[worker] ?? 0) + Number(line.split(' ').at(-1))
  }
  return sums
}

/** Process ids of a site's workers. */
export async function workersOf(url: string): Promise<number[]> {
  return Object.values(await metricOfWorkers(url, 'site_worker_process_id', []))
}

/** Whether there is a process with this id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
