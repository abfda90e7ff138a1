import { toastShown } from '@site/contracts/events'
import { useDispatch } from 'react-redux'
import type { GeneratedImage } from '../generation/generation.ts'
import { imageFileName } from '../generation/plannedImages.ts'

const downloadFailed = toastShown({
  title: 'Download Failed',
  description: 'Failed to download image. Please try again.',
  tone: 'destructive',
})

/** What can be done with finished images: save one, save all as a zip, copy the alt text. Each says how it went. */
export function useImageFiles(save: typeof saveFile = saveFile) {
  const dispatch = useDispatch()

  const download = async (image: GeneratedImage) => {
    try {
      save(await fetchImage(image.imageURL), imageFileName(image))
    } catch {
      dispatch(downloadFailed)
    }
  }

  const downloadAll = async (images: readonly GeneratedImage[]) => {
    try {
      // Only who asks for the zip loads the code that makes it.
      const [{ zipFiles }, ...files] = await Promise.all([
        import('./zipFiles.ts'),
        ...images.map(async (image) => ({ name: imageFileName(image), content: await fetchImage(image.imageURL) })),
      ])
      save(await zipFiles(files), 'imagens.zip')
    } catch {
      dispatch(downloadFailed)
    }
  }

  const copyAltText = async (altText: string) => {
    try {
      await navigator.clipboard.writeText(altText)
      dispatch(toastShown({ title: 'Copied!', description: 'Alt text copied to clipboard.' }))
    } catch {
      dispatch(
        toastShown({
          title: 'Não foi possível copiar',
          description: 'Selecione o texto e copie.',
          tone: 'destructive',
        }),
      )
    }
  }

  return { download, downloadAll, copyAltText }
}

/** Call 5 (specification, section 7): the finished image. Throws when it cannot be had. */
async function fetchImage(imageURL: string): Promise<Blob> {
  const response = await fetch(imageURL, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new Error(`The image answered ${response.status}.`)
  return response.blob()
}

/** Hands a file to the browser's downloads. The address stays long enough for slow browsers to begin. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
