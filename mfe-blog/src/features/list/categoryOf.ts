import { type Category, categories } from '../posts/categories.ts'
import { foldText } from './foldText.ts'

/** The category that an address means by its slug or its name, in any case. */
export function categoryOf(value: string): Category | undefined {
  const wanted = foldText(value)
  return categories.find(({ slug, name }) => slug === wanted || foldText(name) === wanted)
}
