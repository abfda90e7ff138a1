import { remoteName } from '@site/contracts/Release'
import * as v from 'valibot'

/** What a new remote's parts are called, all made from its name. */
export type RemoteNames = { name: string; route: string; word: string; page: string; title: string }

/** `mfe-<words>` answers `/<words>` with its `<Words>Page`. @throws Error for a name that no remote can have. */
export function remoteNames(name: string): RemoteNames {
  if (!v.is(remoteName, name)) {
    throw new Error(`"${name}" can be no remote's name: take lower-case words with - between them.`)
  }
  const word = name.replace(/^mfe-/, '')
  const words = word.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return { name, route: `/${word}`, word, page: `${words.join('')}Page`, title: words.join(' ') }
}
