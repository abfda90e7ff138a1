import { readRecord, recordFile } from '../build/buildCache.ts'

/** What the browser files of a remote's last build consist of, by name; nothing if there is no build. */
export const builtContents = (folder: string): ReadonlyMap<string, string> =>
  new Map(readRecord(recordFile(folder))?.contents)
