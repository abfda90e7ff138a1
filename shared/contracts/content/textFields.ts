import * as v from 'valibot'

/*
 * Fields of a collection of a remote's texts. Each has a title, a help and a limit in Portuguese, and says what the site shows
 * until somebody writes something else. What is true of any text (no HTML, no overlong word) is checked by the site.
 */

const EMPTY = 'está vazio.'
const shown = (most: number) =>
  v.pipe(v.string(EMPTY), v.trim(), v.nonEmpty(EMPTY), v.maxLength(most, `pode ter no máximo ${most} caracteres.`))

/** A text of up to so many characters. With more than 200 it has several lines in the form. */
export function text(title: string, help: string, most: number, usual: string) {
  return v.pipe(v.optional(shown(most), usual), v.title(title), v.description(help))
}

/** A text in an entry of a list, where nothing stands for it. */
export function entryText(title: string, help: string, most: number) {
  return v.pipe(shown(most), v.title(title), v.description(help))
}

/** Fields that belong together, each with what it says without a writer. */
export function group<Fields extends v.ObjectEntries>(title: string, help: string, fields: Fields) {
  const one = v.object(fields)
  const nothing = {} as v.InferInput<typeof one>
  return v.pipe(v.optional(one, nothing), v.title(title), v.description(help))
}

/** An entry of a list. */
export function entry<Fields extends v.ObjectEntries>(title: string, help: string, fields: Fields) {
  return v.pipe(v.object(fields), v.title(title), v.description(help))
}

/** A list of up to so many entries. */
export function list<Item extends v.GenericSchema>(
  title: string,
  help: string,
  item: Item,
  { least = 1, most, usual }: { least?: number; most: number; usual: v.InferInput<Item>[] },
) {
  const items = v.pipe(
    v.array(item, 'precisa ser uma lista.'),
    v.minLength(least, `precisa de pelo menos ${least}.`),
    v.maxLength(most, `pode ter no máximo ${most}.`),
  )
  return v.pipe(v.optional(items, usual), v.title(title), v.description(help))
}

/** Title and description of a page in search results, where longer ones are cut. */
export function searchTexts(title: string, description: string) {
  return group('Para o Google', 'O que aparece na busca e em links compartilhados desta página.', {
    title: text('Título', 'O nome da agência vem depois dele. Diga o que a página oferece.', 60, title),
    description: text('Descrição', 'Uma ou duas frases sobre o que a página oferece.', 200, description),
  })
}

/**
 * A choice whose options writers have named: where the desk finds the name of each, such as `pageTexts.topics.news.name`. What
 * is stored is the option.
 */
export function withNames<Schema extends v.GenericSchema>(schema: Schema, names: Readonly<Record<string, string>>) {
  return v.pipe(schema, v.metadata({ names }))
}

/**
 * Texts that bind the agency, such as a privacy policy: their field `field` says from which day on they are valid. The site
 * refuses words that were valid before they were published, and leads are stored with a mark of these words
 * (`privacyText` of its facts).
 */
export function withEffectiveDay<Schema extends v.GenericSchema>(schema: Schema, field: string) {
  return v.pipe(schema, v.metadata({ effectiveDay: field }))
}

/**
 * A collection with entries that come with the release. The desk lists them beside the writers' own, by their `slug`, and
 * copies one when somebody wants to change it; the remote shows the copy in its place. A copy says whose place that is
 * (`replaces`, a slug): the site refuses any other entry with the address of a page that the release has.
 */
export function withReleased<Schema extends v.GenericSchema>(schema: Schema, released: v.InferInput<Schema>) {
  return v.pipe(schema, v.metadata({ released }))
}
