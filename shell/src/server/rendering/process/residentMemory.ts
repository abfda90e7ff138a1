import { readFile } from 'node:fs/promises'

const PAGE_SIZE = 4096

/** Resident memory of a process, in bytes. Undefined if the system does not provide it, and after it has exited. */
export async function residentMemory(pid: number | undefined): Promise<number | undefined> {
  const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ').map(Number)
  return pages === undefined ? undefined : pages * PAGE_SIZE
}
