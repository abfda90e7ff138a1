import type { SharedId } from '@site/contracts/documentContract'
import type { Snapshot } from '@site/contracts/Snapshot'
import { foreignAddress, type Reach } from './foreignAddress.ts'
import type { ParsedDocument, ParsedElement } from './parseDocument.ts'
import { styleProblem } from './styleDeclarations.ts'
import { tagOf, tagProblem } from './tagProblem.ts'

/** What the shell puts into the document around a page. */
export type Expected = {
  loader: string
  headScript?: string | undefined
  rules?: string | undefined
  snapshot: Pick<Snapshot, 'edition'> & { page?: { route: Pick<Reach, 'services'> } | undefined }
  style: string
  site: NonNullable<Reach['site']>
}

/** A rule finds what is wrong with a document, as a sentence without its subject. */
export type Rule = (document: Document) => string | undefined

type Document = ParsedDocument & {
  html: string
  expected: Expected
  named: (name: string) => readonly ParsedElement[]
}

/** Ids that parts of the document find each other by. */
const shared = { snapshot: true, conteudo: true, 'form-whatsapp': true, previa: true } satisfies Record<SharedId, true>

/** Script types that are data. */
const data = ['application/json', 'application/ld+json']

/** Elements that act on the whole document, whatever is around them. */
const forbidden: Readonly<Record<string, string>> = {
  base: 'moves the target of every link on the page: remove it.',
  plaintext: 'turns the rest of the document into text: remove it.',
  frameset: 'takes the place of the whole document: remove it.',
}

/** What a page may print, whatever is around it. */
export const pageRules: readonly Rule[] = [
  ({ elements }) => {
    const found = elements.find(({ name }) => Object.hasOwn(forbidden, name))
    return found && `has ${tagOf(found)}, which ${forbidden[found.name]}`
  },
  ({ named, expected }) => {
    const found = named('script').find((script) => !isExpected(script, expected))
    return found && `has ${tagOf(found)}, which does not run: put code into components and islands.`
  },
  // Before what depends on where elements are.
  tagProblem,
  ({ named }) => {
    const found = named('meta').find(({ attributes }) => attributes.has('http-equiv'))
    const value = found?.attributes.get('http-equiv')
    return found && `has <meta http-equiv="${value}">, which only the server may say, in a header: remove it.`
  },
  ({ named }) => {
    const found = named('link').find(({ attributes }) => /\bstylesheet\b/i.test(attributes.get('rel') ?? ''))
    return (
      found &&
      `has ${tagOf(found)}, a style sheet that browsers do not apply: import a .css file, or use styled elements.`
    )
  },
  ({ named, expected }) => {
    const other = named('style').find(({ text, parent }) => text !== expected.style || parent?.name !== 'head')
    return other && `has a <style> of its own, which browsers do not apply: import a .css file, or use styled elements.`
  },
  ({ elements }) => {
    // At a site they are rules by now: there it says the same before.
    for (const element of elements) {
      const problem = styleProblem(element.attributes.get('style') ?? '')
      if (problem) return `has ${tagOf(element)}, whose ${problem}`
    }
    return undefined
  },
  ({ elements }) => {
    for (const element of elements) {
      const handler = [...element.attributes.keys()].find((attribute) => attribute.startsWith('on'))
      if (handler) return `has ${tagOf(element)} with ${handler}, which does not run: let React handle the event.`
    }
    return undefined
  },
  ({ elements, expected: { site, snapshot } }) =>
    foreignAddress(elements, { site, services: snapshot.page?.route.services }),
  ({ elements }) => {
    const inPage = elements.filter((element) => element.isInMain)
    const around = elements.filter((element) => !element.isInMain)
    const taken = new Set([...Object.keys(shared), ...around.map(idOf)])
    const found = inPage.find((element) => taken.has(idOf(element)) && idOf(element) !== undefined)
    return found && `has ${tagOf(found)}, whose id the shell uses around the page: choose another one.`
  },
  ({ elements }) => {
    const taken = new Set<string>()
    for (const element of elements) {
      const id = idOf(element)
      if (!id || isInDrawing(element)) continue
      if (taken.has(id)) return `has ${tagOf(element)}, whose id another element has: choose another one, or \`useId\`.`
      taken.add(id)
    }
    return undefined
  },
  ({ named }) => {
    const own = named('main').find(({ isInMain }) => isInMain)
    if (own) return `has ${tagOf(own)}, which the shell has around every page: use a <div> or a <section>.`
    return countProblem('main', named('main'))
  },
  ({ named }) =>
    countProblem(
      'header of the site',
      named('header').filter((one) => !one.isInMain),
    ),
  ({ named }) =>
    countProblem(
      'footer of the site',
      named('footer').filter((one) => !one.isInMain),
    ),
]

/** The same drawing may be there twice, and what it refers to is the same in both. */
const isInDrawing = ({ name, parent }: ParsedElement): boolean =>
  name === 'svg' || (parent !== undefined && isInDrawing(parent))

export const idOf = ({ attributes }: ParsedElement) => attributes.get('id')

/** True for a script of the shell, wherever it has come to lie, and for data. */
function isExpected({ attributes, text }: ParsedElement, { loader, headScript, rules: speculation }: Expected) {
  if (attributes.has('src')) return false
  const type = attributes.get('type')
  if (type === 'speculationrules') return text === speculation
  return type === undefined ? text === loader || text === headScript : data.includes(type)
}

/** What is wrong with how often something is there. */
export function countProblem(what: string, found: readonly ParsedElement[]): string | undefined {
  if (found.length === 1) return undefined
  if (found.length > 1) return `has the ${what} ${found.length} times: leave that to the shell.`
  return `leaves no ${what} in the document: something is not closed or not nested as HTML allows.`
}
