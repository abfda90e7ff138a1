import * as v from 'valibot'

/** A text that says something, in so many characters at most. A message is read after the name of its field. */
export const upTo = (length: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(length, `must have at most ${length} characters`),
  )

/** A list with so many entries at most. An empty one hides its section. */
export const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(most, `must have at most ${most} entries`))

/** True until somebody has replaced the sample with real content. */
export const sample = v.boolean('must be true or false')

/** A name or label. */
export const word = upTo(60)
/** A sentence. */
export const line = upTo(160)
/** A paragraph. */
export const text = upTo(700)
