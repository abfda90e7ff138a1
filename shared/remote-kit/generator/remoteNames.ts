import { remoteName } from '@site/contracts/Release'
import * as v from 'valibot'

/** The names of a new remote's parts, all derived from its own. */
export type RemoteNames = { name: string; route: string; word: string; page: string; form: string; title: string }

/** The most characters of a form's kind. */
const LONGEST_KIND = 40

/** `mfe-<words>` serves `/<words>` with its `<Words>Page`. @throws Error for a name that no remote can have. */
export function remoteNames(name: string): RemoteNames {
  if (!v.is(remoteName, name)) {
    throw new Error(`"${name}" cannot be a remote's name: use lower-case words joined by hyphens.`)
  }
  const word = name.replace(/^mfe-/, '')
  if (/^\d/.test(word)) throw new Error(`"${name}" has no word that a page can be named after: begin it with a letter.`)
  const words = word.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  const form = `pedido-${word}`.slice(0, LONGEST_KIND).replace(/-$/, '')
  return { name, route: `/${word}`, word, page: `${words.join('')}Page`, form, title: words.join(' ') }
}
