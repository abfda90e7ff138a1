import type { PageChange } from '@site/remote-kit/release/upload/changes'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'

type Finished = ReadonlyMap<string, FinishedPage>

/** What names files and releases, and changes with each build whether or not a page looks otherwise. */
const names = [
  /<script type="application\/json" id="snapshot">.*?<\/script>/s,
  /[0-9a-f]{10}(?=\.js)/g,
  /(?<=\/r\/[\w-]+\/)[0-9a-f]{16}/g,
  /sha384-[\w+/=]{64}/g,
]

/** The documents that differ between what visitors have and what they would have. */
export function changesOf(live: Finished, next: Finished): PageChange[] {
  const paths = [...new Set([...live.keys(), ...next.keys()])].sort()
  return paths.flatMap((path): PageChange[] => {
    const [former, later] = [documentAt(live, path), documentAt(next, path)]
    if (former === later || (former && later && textOf(former) === textOf(later))) return []
    const kind = !former ? 'new' : later ? 'changed' : 'gone'
    return [{ path, kind, before: former?.body.br.length ?? 0, after: later?.body.br.length ?? 0 }]
  })
}

function documentAt(finished: Finished, path: string): FinishedPage | undefined {
  const page = finished.get(path)
  return page?.type.startsWith('text/html') ? page : undefined
}

function textOf({ body }: FinishedPage): string {
  return names.reduce((text, name) => text.replace(name, ''), body.identity.toString())
}
