import { isShellPath } from '@site/contracts/Registry'
import { globalNameOf } from '@site/contracts/Release'
import { visitorFields } from '@site/leads/visitorFields'
import type { KnownRemote } from './knownRemotes.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const word = (text: string) => `(?<![\\w-])${escaped(text)}(?![\\w-])`
const quoted = (text: string) => `['"\`]${escaped(text)}['"\`]`

/** A path of the site, with or without its host. A segment of a file's or module's path does not count. */
const path = (text: string) =>
  `(?:(?<![\\w.@/-])|(?<=//[^\\s/'"\`]+))${escaped(text)}(?![\\w-])(?!/\\w+/)(?!\\.(?:[cm]?[jt]sx?|md)\\b)`

/** Of two words or more. A single word may be any word: it only counts next to one that says what it names. */
const isDistinctive = (name: string) => /[-_]|[a-z][A-Z]/.test(name)
const named = (name: string, beside: string) =>
  isDistinctive(name) ? word(name) : `\\b(?:${beside})\\b(?:\\?*\\.${escaped(name)}\\b|[^'"\`\\n]{0,20}${quoted(name)})`

/** What remotes are called in code, their global variables included. */
export function names(remotes: readonly KnownRemote[]): string[] {
  return remotes.flatMap(({ name }) => [named(name, 'name|remote'), named(globalNameOf(name), 'globalName')])
}

/** Everything that identifies these remotes in code, whatever they are called in prose. */
export function traces(remotes: readonly KnownRemote[]): string[] {
  const definitions = remotes.map(({ definition }) => definition)
  const forms = definitions.flatMap((definition) => definition.forms ?? [])
  const known: readonly string[] = visitorFields.map(({ name }) => name)
  const fields = forms.flatMap((form) => form.fields.map(({ name }) => name)).filter((name) => !known.includes(name))
  const services = definitions.flatMap((definition) => definition.services ?? [])
  const links = definitions.flatMap(({ navigation = [], footer = [] }) => [...navigation, ...footer])
  const routes = definitions.flatMap(({ pages }) => pages.map((page) => page.path.replace(/\/:.*/, '')))
  const documents = definitions.flatMap(({ publicFiles = {} }) => Object.keys(publicFiles))
  const prefixes = remotes.flatMap((remote) => remote.prefixes)
  // The desk's path for leads is also the shell's endpoint.
  const paths = [...prefixes, ...routes, ...documents].filter((address) => address !== '/' && !isShellPath(address))
  const all = [
    ...names(remotes),
    ...paths.map(path),
    ...links.flatMap(({ href }) => href.split('#').slice(1)).map((anchor) => `#${escaped(anchor)}(?![\\w-])`),
    ...remotes.flatMap(({ anchorsAndContent }) => anchorsAndContent.map(word)),
    ...forms.flatMap(({ kind, endpoint, forward }) => [
      isDistinctive(kind) ? quoted(kind) : named(kind, 'kind|forms?'),
      ...(endpoint.path === '/leads' ? [] : [path(endpoint.path)]),
      ...(forward ? [word(forward.variable)] : []),
    ]),
    ...fields.map((name) => `\\bfields(?:\\??\\.|\\[')${name}\\b`),
    ...services.flatMap(({ name, variable }) => [named(name, 'services?|serviceOf'), word(variable)]),
  ]
  return [...new Set(all)]
}

/**
 * What people call these remotes and their parts, also in comments, records and names: capitalized, as part of a compound,
 * in a path, and in the plural. Only their teams know which of their words nobody else needs.
 */
export function nouns(remotes: readonly KnownRemote[]): string[] {
  return [...new Set(remotes.flatMap(({ keywords }) => keywords))].flatMap((keyword) => {
    const lower = escaped(keyword).replace(/[ -]/g, '[ -]?')
    const capital = lower.replace(/^\w/, (letter) => letter.toUpperCase())
    const end = '(?:z?e?s)?(?![a-zà-ú])'
    return [
      `(?<![A-Za-zÀ-ú])(?:${lower}|${capital})${end}`,
      `(?<=[a-z0-9])${capital}${end}`,
      `(?<![A-Za-z])${lower.toUpperCase()}S?(?![A-Za-z])`,
    ]
  })
}
