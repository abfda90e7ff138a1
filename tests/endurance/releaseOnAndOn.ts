import { stateRelease } from '@site/remote-kit/release/signing/stateRelease'
import { digestOf } from '@site/remote-kit/release/storeRelease'
import { openReleaseStore } from 'shell/releases/openReleaseStore'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { makeCandidate, makeShellCandidate } from '../support/releases/makeRelease.ts'

const remotes = ['mfe-marketing', 'mfe-blog', 'mfe-quiz', 'mfe-agent'] as const

type Options = { releasesFolder: string; databaseUrl?: string }

/** A publisher with two releases of the shell and of each remote, who points from one to the other and back, in turn. */
export function releaseOnAndOn({ releasesFolder, databaseUrl }: Options) {
  const store = openReleaseStore({ releasesFolder, databaseUrl })
  const footer = 'of another release'
  const pairs: [name: string, ids: [string, string]][] = remotes.map((name) => {
    // A comment changes the file and nothing that a visitor sees.
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
    /** Releases the next one, or goes back with it. */
    async next(): Promise<void> {
      const [name, ids] = pairs[released % pairs.length] ?? ['', ['', '']]
      const round = Math.floor(released / pairs.length)
      const id = ids[(round + 1) % 2] ?? ''
      const said = { folder: releasesFolder, remote: name, release: id, counter: 0, message: 'On', key: undefined }
      const signed = stateRelease({ ...said, digest: digestOf(releasesFolder, name, id), isNew: false })
      await store.publish({ [name]: id }, { signed: { [name]: signed } })
      released++
    },
    end: () => store.end(),
  }
}
