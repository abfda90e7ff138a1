import { toastShown } from '@site/contracts/events'
import { useSiteDispatch } from '@site/contracts/useSiteDispatch'
import type { GeneratedImage } from '../generation/generation.ts'
import { imageFileName } from '../generation/plannedImages.ts'

const downloadFailed = toastShown({
  title: 'Download Failed',
  description: 'Failed to download image. Please try again.',
  tone: 'destructive',
})

/** Actions on finished images: save one, save all as a zip, copy the alt text. Each reports its outcome in a toast. */
export function useImageFiles(save: typeof saveFile = saveFile) {
  const dispatch = useSiteDispatch()

  const download = async (image: GeneratedImage) => {
    try {
      save(await fetchImage(image.imageURL), imageFileName(image))
    } catch {
      dispatch(downloadFailed)
    }
  }

  const downloadAll = async (images: readonly GeneratedImage[]) => {
    try {
      // The code that makes the zip is loaded only when one is requested.
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

/** Call 5 (specification, section 7): downloads the finished image. @throws Error if it cannot be loaded. */
async function fetchImage(imageURL: string): Promise<Blob> {
  const response = await fetch(imageURL, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new Error(`The image answered ${response.status}.`)
  return response.blob()
}

/** Saves a file with the browser's download. The object URL is kept long enough for slow browsers to start. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
