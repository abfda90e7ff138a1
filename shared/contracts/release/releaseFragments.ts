import * as v from 'valibot'
import { fileName } from './ReleaseFiles.ts'

/** The name of a fragment within its remote, which is also the name of its expose. */
export const fragmentName = v.pipe(v.string(), v.maxLength(60), v.regex(/^[A-Z]\w*$/, 'the name of a component'))

/** The name by which others place a fragment: `mfe-sample/Prices`. */
export const placedName = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^[a-z][a-z0-9-]*\/[A-Z]\w*$/, 'a remote and its fragment, such as mfe-sample/Prices'),
)

/**
 * The fragments of a release: the entry of their container, the browser files that hydrating needs besides it, and those that
 * each fragment needs.
 */
export const releaseFragments = v.strictObject({
  entry: v.pipe(fileName, v.startsWith('browser/', 'outside of browser/')),
  mount: v.array(fileName),
  /** Identifies what they are rendered from, if nothing of them is hydrated: without it, the release's id does. */
  signature: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
  exposes: v.record(fragmentName, v.array(fileName)),
})
