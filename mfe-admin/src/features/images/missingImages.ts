import type { ImageSlot } from './generation.ts'
import type { PlannedImage } from './plannedImages.ts'

/** The images that are not there yet: never asked for, failed or cancelled. */
export function missingImages(slots: readonly ImageSlot[]): PlannedImage[] {
  return slots.filter(({ status }) => status !== 'ready').map(({ planned }) => planned)
}
