/** The four categories of the generator, three images each (specification, section 9). */
export const imageCategories = ['Delivery', 'Restaurantes', 'Petshop', 'Negócios Locais'] as const

export type ImageCategory = (typeof imageCategories)[number]

/** One image to make: what the provider is asked for, and what the image will say to who cannot see it. */
export type ImagePrompt = {
  category: ImageCategory
  /** In English, which the model follows best. */
  positivePrompt: string
  /** In Portuguese: it is copied into the pages that show the image. */
  altText: string
}
