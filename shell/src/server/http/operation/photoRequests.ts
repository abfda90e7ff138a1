import { fileHash } from '@site/contracts/ReleaseFiles'
import * as v from 'valibot'

/** The largest photo, in bytes. */
export const PHOTO_LIMIT = 25_000_000

/** What browsers call a photo. Its first bytes say what it is. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/heic', 'image/heif', 'application/octet-stream']

const percent = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.toNumber(), v.maxValue(100))

/** What of a photo has to stay in view, if its sender says so. */
export const pictureQuery = v.union([
  v.strictObject({ x: percent, y: percent }),
  v.pipe(
    v.strictObject({}),
    v.transform(() => undefined),
  ),
])

/** A stored photo. */
export const originalQuery = v.strictObject({ original: fileHash })

/** A stored photo, to be cut around another point. */
export const cropQuery = v.strictObject({ x: percent, y: percent, original: fileHash })
