import type { GeneratedImage } from './GeneratedImage.ts'
import type { ImageSlot } from './generation.ts'

/** The images that are there, each with what the site knows of it. */
export function readyImages(slots: readonly ImageSlot[]): GeneratedImage[] {
  return slots.flatMap((slot) => {
    if (slot.status !== 'ready') return []
    const { altText, category, number } = slot.planned
    return [{ ...slot.image, altText, category, number }]
  })
}
