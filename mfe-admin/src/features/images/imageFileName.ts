import type { PlannedImage } from './plannedImages.ts'

/** Name under which an image is saved (specification 7, call 5). */
export function imageFileName({ category, number }: Pick<PlannedImage, 'category' | 'number'>): string {
  return `${category.toLowerCase()}-${number}.webp`
}
