import type { PlannedImage } from './plannedImages.ts'

/** What the provider says of a finished image. */
export type ProviderImage = { imageURL: string; seed: number; taskType: 'imageInference' }

/** A finished image with what the site knows of it (specification, section 3). */
export type GeneratedImage = ProviderImage & Pick<PlannedImage, 'altText' | 'category' | 'number'>
