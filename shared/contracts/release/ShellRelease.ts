import * as v from 'valibot'
import { parseContent } from '../parseContent.ts'
import { CONTRACT_VERSION } from './Release.ts'
import { fileAddress, fileHashes, fileName, fileSizes, releaseId } from './ReleaseFiles.ts'

/** Raised when the server and a shell's render bundle no longer understand each other. */
export const RENDER_PROTOCOL = 1

/**
 * What a release of the shell says of itself, as data. Written by the shell's build, read by the server that runs it.
 * File names are relative to the release's folder.
 */
export const shellReleaseSchema = v.strictObject({
  contract: v.literal(CONTRACT_VERSION),
  renderProtocol: v.literal(RENDER_PROTOCOL),
  name: v.literal('shell'),
  /** Hash of the content; also the name of the release's folder. */
  id: releaseId,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Scripts that every page needs, in the order in which a document names them. */
  scripts: v.pipe(v.array(fileName), v.minLength(1), v.maxLength(20)),
  /** Text of the inline loader. */
  loader: v.pipe(v.string(), v.maxLength(4_000)),
  /** What a render process evaluates to make documents. */
  render: fileName,
  /** Files at an address of their own, by that address: icons. */
  publicFiles: v.record(fileAddress, fileName),
  /** Scripts of service workers, by their addresses: a browser must see a new one at once. */
  serviceWorkers: v.record(fileAddress, fileName),
  /** Shared libraries that remotes get from this shell, with the names that both sides have. */
  provides: v.record(v.string(), v.strictObject({ version: v.string(), names: v.array(v.string()) })),
  files: fileHashes,
  sizes: fileSizes,
})

export type ShellRelease = v.InferOutput<typeof shellReleaseSchema>

/**
 * Checks what the `release.json` of a shell holds.
 * @throws Error with the place and the reason of the first thing that is wrong.
 */
export function parseShellRelease(content: unknown): ShellRelease {
  return parseContent(shellReleaseSchema, content, 'release.json: ')
}
