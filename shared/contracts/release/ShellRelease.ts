import * as v from 'valibot'
import { parseContent } from '../parseContent.ts'
import { readContracts } from './contractVersions.ts'
import { fileAddress, fileHashes, fileName, fileSizes, releaseId } from './ReleaseFiles.ts'

/** Raised when the server and a shell's render bundle become incompatible. */
export const RENDER_PROTOCOL = 1

/** Stands for all exports of a library, whatever they are, among the names that a release uses or that a shell provides. */
export const WHOLE = '*'

/**
 * The manifest of a release of the shell. The shell's build writes it, the server that runs it reads it. File names are
 * relative to the release's folder.
 */
export const shellReleaseSchema = v.strictObject({
  contract: v.picklist(readContracts),
  renderProtocol: v.literal(RENDER_PROTOCOL),
  name: v.literal('shell'),
  /** Hash of the content; also the name of the release's folder. */
  id: releaseId,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Scripts that every page needs, in document order. */
  scripts: v.pipe(v.array(fileName), v.minLength(1), v.maxLength(20)),
  /** Source of the inline loader. */
  loader: v.pipe(v.string(), v.maxLength(5_000)),
  /** Source of the inline script in the head, for what happens before the document has arrived. */
  headScript: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  /** Of releases that had one in some heads only; it is not used. */
  renderBlocker: v.optional(v.string()),
  /** The bundle that a render process evaluates to render documents. */
  render: fileName,
  /** Files that are served at an address of their own, by that address: icons. */
  publicFiles: v.record(fileAddress, fileName),
  /** Service worker scripts by address. They are not cached for long, so that browsers see a new one at once. */
  serviceWorkers: v.record(fileAddress, fileName),
  /** Shared libraries that this shell provides to remotes, with the names that exist in the browser and on the server; `WHOLE` among them if none is missing. */
  provides: v.record(v.string(), v.strictObject({ version: v.string(), names: v.array(v.string()) })),
  files: fileHashes,
  sizes: fileSizes,
})

export type ShellRelease = v.InferOutput<typeof shellReleaseSchema>

/** Validates the content of a shell's `release.json`. @throws Error with the place and the message of the first issue. */
export function parseShellRelease(content: unknown): ShellRelease {
  return parseContent(shellReleaseSchema, content, 'release.json: ')
}
