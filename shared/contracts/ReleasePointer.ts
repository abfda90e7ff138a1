import * as v from 'valibot'
import { releaseId } from './ReleaseFiles.ts'

/** What `<name>/current.json` says: the release that a remote, or the shell, is to be served from. */
export const pointerSchema = v.strictObject({
  release: releaseId,
  /**
   * The release that `npm start` has pointed to by itself. While it is the one pointed to, the next start may point on;
   * any other release was chosen by somebody, and stays.
   */
  setByStart: v.optional(releaseId),
})

export type ReleasePointer = v.InferOutput<typeof pointerSchema>

/**
 * What `switch.json` says while several pointers are moved in one step: for each name where its pointer was, and where it
 * goes. A pointer that is still at `from` counts as moved.
 */
export const switchSchema = v.record(
  v.string(),
  v.strictObject({ from: v.nullable(releaseId), to: releaseId, setByStart: v.boolean() }),
)

export type ReleaseSwitch = v.InferOutput<typeof switchSchema>

/** Name of the file, in the releases folder. */
export const SWITCH_FILE = 'switch.json'
