import { imageCategories, imageFileName, imagePrompts, plannedImages } from './plannedImages.ts'

it('plans 12 images', () => {
  expect(imagePrompts).toHaveLength(12)
})

it.each(imageCategories)('has three prompts for %s', (category) => {
  expect(imagePrompts.filter((prompt) => prompt.category === category)).toHaveLength(3)
})

it('gives each image a prompt and an alt text of its own', () => {
  expect(new Set(imagePrompts.map(({ positivePrompt }) => positivePrompt)).size).toBe(12)
  expect(new Set(imagePrompts.map(({ altText }) => altText)).size).toBe(12)
  // Screen readers pause badly in longer ones.
  expect(imagePrompts.filter(({ altText }) => altText.length > 125)).toEqual([])
})

it('saves an image as its category in lower case and its index', () => {
  const names = plannedImages.map(imageFileName)

  expect(names[0]).toBe('delivery-1.webp')
  expect(names[3]).toBe('restaurantes-4.webp')
  expect(names[11]).toBe('negócios locais-12.webp')
  expect(new Set(names).size).toBe(12)
})
