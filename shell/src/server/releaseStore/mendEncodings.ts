import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { type EnsuredEncodings, ensureEncodings } from '@site/release-protocol/encodings/ensureEncodings'
import { readSafely } from './readSafely.ts'

/** Reads a file of a release, whatever is there in its place. @throws ReleaseProblem */
export const readReleaseFile = (path: string): Promise<Buffer> => readSafely(path, releaseLimits.file)

/** Makes sure that these files of a release, by name with their hashes, are there in all encodings, each as it was made. */
export function mendEncodings(folder: string, files: Readonly<Record<string, string>>): Promise<EnsuredEncodings> {
  return ensureEncodings({ folder, files, read: readReleaseFile })
}
