import fresh from 'fresh'
import { decodePath, refusalOf, splitTarget, withoutTrailingSlashes } from './pages/requestTarget.ts'
import { negotiateEncoding } from './pages/sendFinished.ts'
import { seededRandom } from '../testing/seededRandom.ts'

/** Functions that parse a part of a request that anybody can write. */
const readers: Record<string, (text: string) => unknown> = {
  'If-None-Match': (text) => fresh({ 'if-none-match': text }, { etag: '"held"' }),
  target: (text) => [refusalOf(text), splitTarget(text), decodePath(text)],
  'trailing slashes': (text) => withoutTrailingSlashes(text),
}

const one = () => 1
const whole = (length: number) => length
/** The maximum cost of each operation on a text, in characters read. */
const costs: Record<string, (length: number) => number> = {
  ...{ length: one, charCodeAt: one, startsWith: one, endsWith: one },
  ...{ indexOf: whole, toString: whole },
  // What they copy is counted when it is read.
  ...{ slice: one, substring: one },
}

/**
 * A text that counts how many of its characters are read. What it cannot count, such as a regular expression's backtracking,
 * throws.
 */
function countedText(text: string) {
  let work = 0
  const counted = new Proxy(Object(text), {
    get(_, name) {
      const key = name === Symbol.toPrimitive ? 'toString' : String(name)
      const cost = /^\d+$/.test(key) ? one : costs[key]
      if (!cost) throw new Error(`The work of ${key} cannot be counted.`)
      work += cost(text.length)
      const value: unknown = Reflect.get(Object(text), key)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const answer: unknown = value.apply(text, given)
        if (typeof answer === 'string') work += answer.length
        return answer
      }
    },
  }) as string
  return { counted, work: () => work }
}

const signs = [' ', ',', ';', '/', '"', '\\', '=', '%', '*', 'a', 'q', '\t', 'W/"', '%2f', ', ', ';q=', 'br', '?']

/** Patterns of one to four characters, to be repeated: they make parsers backtrack. */
function patterns(count: number): string[] {
  const chance = seededRandom(20_260_101)
  const next = (below: number) => Math.floor(chance() * below)
  const made = Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(4) }, () => signs[next(signs.length)]).join(''),
  )
  return [' ', '/', ',', ...made]
}

const workFor = (read: (text: string) => unknown, pattern: string, length: number) => {
  const { counted, work } = countedText(`/${pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)}`)
  read(counted)
  return work()
}

// Eight times the input is eight times the work, and 64 times if a reader is quadratic.
it.each(Object.entries(readers))('reads %s in linear time', (_, read) => {
  for (const pattern of patterns(100)) {
    const [short, long] = [workFor(read, pattern, 500), workFor(read, pattern, 4000)]

    expect({ pattern, inProportion: long <= Math.max(short, 500) * 8 * 1.5 }).toEqual({ pattern, inProportion: true })
  }
})

it('does not read an Accept-Encoding longer than any browser sends', () => {
  expect(negotiateEncoding(`br,${' '.repeat(200)}`)).toBe('br')
  expect(negotiateEncoding(`br,${' '.repeat(300)}`)).toBe('identity')
})
