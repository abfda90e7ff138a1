import { contentDeskPath, contentRefusal } from '@site/contracts/ContentDesk'
import { type Picture, picture } from '@site/contracts/picture'
import * as v from 'valibot'

export type UploadResult = { status: 'done'; picture: Picture } | { status: 'refused'; reason: string }

type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** Sends a photo to the site, which encodes it. */
export async function uploadPicture(file: Blob, ask: Fetch = fetch): Promise<UploadResult> {
  try {
    const response = await ask(`${contentDeskPath}/picture`, {
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
