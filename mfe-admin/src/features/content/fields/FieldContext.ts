import { createContext, use } from 'react'
import { uploadPicture } from '../desk/uploadPicture.ts'
import { type CollectionText, type FieldText, fieldText } from '../texts/CollectionText.ts'
import { type FieldSchema, valueAt } from './FieldSchema.ts'

/** A refused field of a form, by its path, with the reason. */
export type FieldError = { field: string; reason: string }

export type FormTexts = {
  text: CollectionText
  errors: readonly FieldError[]
  /** What comes with the release, as a value of the collection. */
  released?: unknown
  /** What the site says in each collection, by name. */
  said?: Readonly<Record<string, unknown>>
  upload: typeof uploadPicture
}

export const FieldContext = createContext<FormTexts>({
  text: { title: '', help: '', fields: {} },
  errors: [],
  upload: uploadPicture,
})

/** What a writer reads about a field, and why it was refused, if it was. */
export function useField(
  path: string,
  { title, description, names = {} }: FieldSchema,
): FieldText & { error: string | undefined } {
  const { text, errors, said = {} } = use(FieldContext)
  const last = path.split('.').at(-1) ?? ''
  const named = Object.entries(names).map(([option, at]) => [option, String(valueAt(said, at) ?? option)])
  const stated = { title: title ?? last, help: description ?? '', options: Object.fromEntries(named) }
  return { ...stated, ...fieldText(text, path), error: errors.find(({ field }) => field === path)?.reason }
}
