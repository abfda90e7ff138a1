import { contentDeskPath, contentRefusal } from '@site/contracts/ContentDesk'
import { type Picture, picture } from '@site/contracts/picture'
import * as v from 'valibot'

export type UploadResult = { status: 'done'; picture: Picture } | { status: 'refused'; reason: string }

type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** What of a photo has to stay in view: from its left and its top, in whole percent. */
export type Point = { x: number; y: number }

/** Sends a photo to the site, which encodes it around the point. */
export async function uploadPicture(file: Blob, point?: Point, ask: Fetch = fetch): Promise<UploadResult> {
  const query = point ? `?x=${point.x}&y=${point.y}` : ''
  try {
    const response = await ask(`${contentDeskPath}/picture${query}`, {
      method: 'POST',
      headers: { 'content-type': file.type || 'application/octet-stream' },
      body: file,
      cache: 'no-store',
    })
    const body: unknown = await response.json()
    if (!response.ok) return { status: 'refused', reason: v.parse(contentRefusal, body).reason }
    return { status: 'done', picture: v.parse(picture, body) }
  } catch {
    return { status: 'refused', reason: 'O site não respondeu. Confira a conexão e mande a foto de novo.' }
  }
}
