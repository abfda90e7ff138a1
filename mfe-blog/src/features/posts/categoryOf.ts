import { type Category, categories } from './categories.ts'

/** The category that an address means by its slug or its name, in any case. */
export function categoryOf(value: string): Category | undefined {
  const wanted = foldText(value)
  return categories.find(({ slug, name }) => slug === wanted || foldText(name) === wanted)
}

/** Text as it is compared: no difference of case, nor of accents, which many visitors leave out on a phone. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()
}
