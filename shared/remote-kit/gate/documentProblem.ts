import type { Snapshot } from '@site/contracts/Snapshot'
import { countProblem, type Expected, idOf, pageRules, type Rule } from './pageRules.ts'
import { type ParsedElement, parseDocument } from './parseDocument.ts'

/** What the shell has put around it is still there, once. */
const frameRules: readonly Rule[] = [
  ({ named, expected }) =>
    countProblem(
      'snapshot',
      named('script').filter((one) => isSnapshot(one, expected)),
    ),
  ({ named, expected }) =>
    countProblem(
      'loader',
      named('script').filter((one) => isLoader(one, expected)),
    ),
]

/**
 * What is wrong with a document that a release has rendered, as a sentence without its subject; undefined if nothing is. What
 * a page prints must stay within it: browsers build one document around it, with the shell's parts in their places.
 */
export function documentProblem(html: string, expected: Expected): string | undefined {
  const parsed = parseDocument(html)
  const named = (name: string) => parsed.elements.filter((element) => element.name === name)
  const document = { ...parsed, html, expected, named }
  for (const rule of [...pageRules, ...frameRules]) {
    const problem = rule(document)
    if (problem) return problem
  }
  return undefined
}

const isBelowBody = ({ parent }: ParsedElement) => parent?.name === 'body'

function isLoader(script: ParsedElement, { loader }: Expected): boolean {
  return isBelowBody(script) && !script.attributes.has('type') && script.text === loader
}

function isSnapshot(script: ParsedElement, { snapshot }: Expected): boolean {
  if (idOf(script) !== 'snapshot' || !isBelowBody(script)) return false
  try {
    const { edition }: Partial<Snapshot> = JSON.parse(script.text)
    return edition === snapshot.edition
  } catch {
    return false
  }
}
