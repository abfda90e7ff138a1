import { signRelease } from '@site/remote-kit/release/signing/signRelease'
import { digestOf } from '@site/remote-kit/release/storeRelease'
import { openReleaseStore } from 'shell/releases/openReleaseStore'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { makeCandidate, makeShellCandidate } from '../support/releases/makeRelease.ts'

const remotes = ['mfe-marketing', 'mfe-blog', 'mfe-quiz', 'mfe-agent'] as const

type Options = { releasesFolder: string; databaseUrl?: string }

/** A publisher with two releases of the shell and of each remote, which alternates between them. */
export function releaseRepeatedly({ releasesFolder, databaseUrl }: Options) {
  const store = openReleaseStore({ releasesFolder, databaseUrl })
  const footer = 'of another release'
  const pairs: [name: string, ids: [string, string]][] = remotes.map((name) => {
    // A comment changes the file, but nothing that a visitor sees.
    const other = makeCandidate(releasesFolder, name, { server: (source) => `${source}\n// ${footer}` })
    return [name, [currentRelease(releasesFolder, name), other]]
  })
  const otherShell = makeShellCandidate(releasesFolder, { main: (source) => `${source}\n// ${footer}`, footer })
  pairs.push(['shell', [currentRelease(releasesFolder, 'shell'), otherShell]])
  let released = 0

  return {
    get released() {
      return released
    },
    /** Publishes the next release, or rolls back. */
    async next(): Promise<void> {
      const [name, ids] = pairs[released % pairs.length] ?? ['', ['', '']]
      const round = Math.floor(released / pairs.length)
      const id = ids[(round + 1) % 2] ?? ''
      const statement = { folder: releasesFolder, remote: name, release: id, counter: 0, message: 'On', key: undefined }
      const signed = signRelease({ ...statement, digest: digestOf(releasesFolder, name, id), isNew: false })
      await store.publish({ [name]: id }, { signed: { [name]: signed } })
      released++
    },
    end: () => store.end(),
  }
}
