import type { ImagePrompt } from './ImagePrompt.ts'
import { imagePrompts } from './imagePrompts.ts'

export type PlannedImage = ImagePrompt & {
  /** 1 to 12: the image's place among all, and in its file name. */
  number: number
}

/** The twelve images to make, numbered. */
export const plannedImages: readonly PlannedImage[] = imagePrompts.map((prompt, index) => ({
  ...prompt,
  number: index + 1,
}))
