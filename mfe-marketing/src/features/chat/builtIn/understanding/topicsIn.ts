import { sentencesOf } from './chatWords.ts'
import { ordinaryWords } from './ordinaryWords.ts'
import { begins, matchIn } from './pattern.ts'
import { corrected } from './spelling.ts'
import type { Topic } from './topics/Topic.ts'
import { type TopicName, topics } from './topics/topics.ts'
import { trades } from './trades.ts'

type Named = Exclude<TopicName, 'nothing'>
type Words = readonly string[]
type Row = { name: TopicName; asks: Words; bare: Words }

/** What a visitor wants or has, the most telling first: answered if nothing more is asked. */
const contexts: readonly Named[] = ['trade', 'start', 'site']
/** Answered if the message says nothing else. */
const courtesies: readonly Named[] = ['greeting', 'thanks', 'bye', 'okay', 'confused']

const table = Object.entries<Topic>(topics).map(
  ([name, { asks, bare }]): Row => ({ name: name as TopicName, asks: patternsOf(asks), bare: patternsOf(bare) }),
)
const allStems = stemsOf(table)
const stems = stemsOf(table.filter(({ name }) => name !== 'nothing'))
/** The subjects of this agency. */
const ours = table.filter(({ name }) => name !== 'nothing' && !courtesies.some((courtesy) => courtesy === name))
const tradeStems = new Set(trades.flatMap(({ words }) => words.split('|')))
/** Without trades, which are others' subjects: 'quanto custa o dentista' is not about this agency. */
const ourStems = stems.filter((stem) => !tradeStems.has(stem))

/** The topics of a message in the order in which they are asked, and whether it also asks for something that is none of them. */
export function topicsIn(text: string): { names: Named[]; asksMore: boolean } {
  const sentences = sentencesOf(text).map(({ asks, clauses }) => ({
    asks,
    clauses: clauses.map((words) => words.map(meant)),
  }))
  const bareRows = rowsFor(sentences.flatMap(({ clauses }) => clauses))
  const found = sentences.map(({ asks, clauses }) => ({
    asks,
    names: clauses.flatMap((words) => topicsOf(words, bareRows)),
  }))
  const all = uncovered([...new Set(found.flatMap(({ names }) => names))])
  const asked = all.filter((name) => !contexts.includes(name) && !courtesies.includes(name))
  const context = contexts.find((name) => all.includes(name))
  const asksMore = found.some(({ asks, names }) => asks && names.length === 0)
  if (asked.length > 0) return { names: asked, asksMore }
  if (context) return { names: [context], asksMore }
  return { names: asksMore ? [] : all.slice(0, 1), asksMore }
}

/** The topics that a message may mean without saying so: all of them if it is about this agency. */
function rowsFor(clauses: readonly Words[]): Row[] {
  const saysSo = clauses.some((words) => matches(words, ours, 'asks').length > 0)
  if (saysSo || areExpected(clauses, ourStems)) return table
  return areExpected(clauses, stems) ? table.filter(({ name }) => name === 'trade') : []
}

function topicsOf(words: Words, bareRows: readonly Row[]): Named[] {
  const found = [...matches(words, table, 'asks'), ...matches(words, bareRows, 'bare')]
  const inOrder = found
    .filter(({ places }) => !found.some((other) => saysMore(other.places, places)))
    .sort((one, other) => one.first - other.first)
  // One of them looks like this agency's field, and is not.
  if (inOrder.some(({ name }) => name === 'nothing')) return []
  return inOrder.flatMap(({ name }) => (name === 'nothing' ? [] : name))
}

type Match = { name: TopicName; places: ReadonlySet<number>; first: number }

function matches(words: Words, rows: readonly Row[], kind: 'asks' | 'bare'): Match[] {
  return rows.flatMap((row) => {
    const places = row[kind].flatMap((pattern) => matchIn(words, pattern) ?? [])
    return places.length > 0 ? [{ name: row.name, places: new Set(places), first: Math.min(...places) }] : []
  })
}

/** Whether one match is about all words of another, and about more. */
function saysMore(places: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return places.size > others.size && [...others].every((place) => places.has(place))
}

/** Whether there is no word that nobody expects, besides a visitor's name. */
function areExpected(clauses: readonly Words[], known: Words): boolean {
  const isIntroduction = /^(ola |oi )?(meu nome|me chamo|sou [oa] |aqui e )/
  return clauses.every(
    (words) => isIntroduction.test(words.join(' ')) || words.every((word) => isExpected(word, known)),
  )
}

function isExpected(word: string, known: Words): boolean {
  return ordinaryWords.has(word) || known.some((stem) => begins(word, stem) && word.length <= 2 * stem.length)
}

function meant(word: string): string {
  return isExpected(word, allStems) ? word : corrected(word, stems)
}

/** Without the topics that another one's answer includes. */
function uncovered(names: readonly Named[]): Named[] {
  const covers = (one: Named, other: Named) => coveredBy(topics[one]).includes(other)
  return names.filter((name) => !names.some((other) => covers(other, name) && !covers(name, other)))
}

function coveredBy({ covers = [] }: Topic): Words {
  return covers
}

function stemsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap(({ asks, bare }) => [...asks, ...bare].flatMap((pattern) => pattern.split(/[ |]/))))]
}

function patternsOf(text = ''): string[] {
  return text
    .split(',')
    .map((pattern) => pattern.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}
