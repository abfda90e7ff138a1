import type { DeskCollection } from '@site/contracts/ContentDesk'
import { forgetUnsaved, unsavedWork } from '../../desk/unsaved/unsavedWork.ts'
import { type EditedText, editedText, placeOfText, storedText } from './editedText.ts'

/** Whoever has gone on to another text finds no unsaved one here that the site has by now. */
export function forgetStored(name: string, { value }: EditedText): void {
  const unsaved = unsavedWork(placeOfText(name), editedText)
  if (unsaved && JSON.stringify(unsaved.value) === JSON.stringify(value)) forgetUnsaved(placeOfText(name))
}

/** What was left unsaved here, unless the site says just that by now. */
export function unsavedOf(collection: DeskCollection): EditedText | undefined {
  const unsaved = unsavedWork(placeOfText(collection.name), editedText)
  const { value } = storedText(collection)
  return unsaved && JSON.stringify(unsaved.value) !== JSON.stringify(value) ? { ...unsaved, saved: value } : undefined
}
