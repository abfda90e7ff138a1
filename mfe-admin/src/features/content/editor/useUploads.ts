import { useRef } from 'react'
import { type SentPicture, uploadPicture } from '../desk/uploadPicture.ts'

/** Uploads photos, and knows whether one is still on its way to the text: sent by then, that would go without it. */
export function useUploads() {
  const uploads = useRef(0)
  return {
    isUploading: () => uploads.current > 0,
    async upload(sent: SentPicture) {
      uploads.current += 1
      try {
        return await uploadPicture(sent)
      } finally {
        uploads.current -= 1
      }
    },
  }
}
