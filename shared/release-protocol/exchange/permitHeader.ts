import { permitScheme, type UploadPermit } from '@site/contracts/UploadPermit'

/** The `Authorization` header that carries a permit. */
export function permitHeader(permit: UploadPermit): string {
  return `${permitScheme} ${Buffer.from(JSON.stringify(permit)).toString('base64url')}`
}

/** What such a header carries, unchecked; undefined if it is another header, or none. */
export function readPermitHeader(header = ''): unknown {
  const [scheme, text = ''] = header.split(' ')
  if (scheme !== permitScheme) return undefined
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
