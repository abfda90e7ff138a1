import { contentDeskPath } from '@site/contracts/ContentDesk'
import { type Picture, picture } from '@site/contracts/picture'
import { type Answer, askDesk } from '../../desk/askDesk.ts'

/** What of a photo has to stay in view: from its left and its top, in whole percent. */
export type Point = { x: number; y: number }

/** A new photo, or one that the site has and cuts around another point. */
export type SentPicture = { file: Blob } | { original: string; point: Point }

/** Where the desk shows a whole photo, which visitors never get. */
export const originalAddress = (original: string) => `${contentDeskPath}/picture?${new URLSearchParams({ original })}`

/** Sends a photo to the site, which encodes it. */
export function uploadPicture(sent: SentPicture): Promise<Answer<Picture>> {
  if ('file' in sent) {
    const headers = { 'content-type': sent.file.type || 'application/octet-stream' }
    return askDesk(`${contentDeskPath}/picture`, { schema: picture }, { method: 'POST', headers, body: sent.file })
  }
  const { original, point } = sent
  const query = new URLSearchParams({ original, x: String(point.x), y: String(point.y) })
  return askDesk(`${contentDeskPath}/crop?${query}`, { schema: picture }, { method: 'POST' })
}
