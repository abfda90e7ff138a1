import { contentDeskPath, contentRefusal } from '@site/contracts/ContentDesk'
import { type Picture, picture } from '@site/contracts/picture'
import * as v from 'valibot'

export type UploadResult = { status: 'done'; picture: Picture } | { status: 'refused'; reason: string }

type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** What of a photo has to stay in view: from its left and its top, in whole percent. */
export type Point = { x: number; y: number }

/** A new photo, or one that the site has and cuts around another point. */
export type SentPicture = { file: Blob } | { original: string; point: Point }

/** Where the desk shows a whole photo, which visitors never get. */
export const originalAddress = (original: string) => `${contentDeskPath}/picture?${new URLSearchParams({ original })}`

/** Sends a photo to the site, which encodes it. */
export async function uploadPicture(sent: SentPicture, ask: Fetch = fetch): Promise<UploadResult> {
  try {
    const response = await ask(...requestOf(sent))
    const body: unknown = await response.json()
    if (!response.ok) return { status: 'refused', reason: v.parse(contentRefusal, body).reason }
    return { status: 'done', picture: v.parse(picture, body) }
  } catch {
    return { status: 'refused', reason: 'O site não respondeu. Confira a conexão e mande a foto de novo.' }
  }
}

function requestOf(sent: SentPicture): [address: string, init: RequestInit] {
  const init = { method: 'POST', cache: 'no-store' } as const
  if ('file' in sent) {
    const headers = { 'content-type': sent.file.type || 'application/octet-stream' }
    return [`${contentDeskPath}/picture`, { ...init, headers, body: sent.file }]
  }
  const { original, point } = sent
  const query = new URLSearchParams({ original, x: String(point.x), y: String(point.y) })
  return [`${contentDeskPath}/crop?${query}`, init]
}
