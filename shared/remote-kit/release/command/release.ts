import { join } from 'node:path'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { isFree } from '@site/release-protocol/exchange/findings'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import { withSources } from '../../build/sources/sourcePlaces.ts'
import { printPreview } from '../preview/printPreview.ts'
import type { ReleaseIds } from '../publication/awaitVerdict.ts'
import type { ExitCode, LocateSources } from '../publication/reportOutcome.ts'
import { signRelease } from '../signing/signRelease.ts'
import type { Destination, MadeRelease } from '../destination/Destination.ts'
import { linesOfFindings } from '../upload/linesOfFindings.ts'
import { choosesAtStart } from './choosesAtStart.ts'
import { makeReleaseOf, prepare, type SourcesOfFiles } from './prepare.ts'
import { reportVerdict } from './reportVerdict.ts'
import type { ReleaseOrder } from './readReleaseOrder.ts'
import type { Target } from './readTargets.ts'
import type { Workplace } from './Workplace.ts'

type Work = { targets: readonly Target[]; order: ReleaseOrder; workplace: Workplace; destination: Destination }

/**
 * Releases these targets in one step: a running site sees all or none. All pointers are read before the work begins, so that
 * a release that somebody else publishes meanwhile is not overwritten. @returns the exit code. @throws Error
 */
export async function release({ targets, order, workplace, destination }: Work): Promise<ExitCode> {
  const pointers = await destination.pointers()
  const sources = new Map<string, SourcesOfFiles>()
  for (const { name, id } of targets) {
    if (id === undefined) sources.set(name, (await prepare(name, order.preparation, workplace)) ?? new Map())
    else await destination.seek(name, id)
  }
  const { releasesFolder } = destination
  const delivered: MadeRelease[] = []
  for (const { name, id } of targets) {
    const one = { name, id: id ?? (await makeReleaseOf(name, releasesFolder, workplace)) }
    await destination.deliver(one)
    delivered.push(one)
  }
  const isNew = ({ name }: Pick<MadeRelease, 'name'>) =>
    targets.some((target) => target.name === name && target.id === undefined)
  // Of a release that was made before, the sources may have changed.
  const locate: LocateSources = (name, text) =>
    isNew({ name }) ? withSources(text, join(workplace.folderOf(name), 'dist')) : text
  if (order.isPreview) {
    for (const one of delivered) {
      const link = await destination.preview(one).catch((error: unknown) => {
        throw new Error(locate(one.name, messageOf(error)))
      })
      printPreview(link)
    }
    return 0
  }
  if (order.preparation === 'checks and build') await expectRunning()
  const chosen = order.atStart ? delivered.filter((one) => choosesAtStart(one, pointers, releasesFolder)) : delivered
  if (chosen.length === 0) return 0
  const expected = Object.fromEntries(targets.map(({ name }) => [name, pointers[name]?.counter ?? 0]))
  const signed = chosen.map((one) => [one.name, statementOf(one, isNew(one))] as const)
  const releases: ReleaseIds = Object.fromEntries(chosen.map(({ name, id }) => [name, id]))
  const by = order.atStart ? 'start' : 'release'
  const publication = await destination.publish(releases, { by, expected, signed: Object.fromEntries(signed) })
  for (const { name, id } of chosen) console.log(`${name} released as ${id} in ${destination.place}`)
  // The site that is about to start will judge it.
  if (order.atStart) return 0
  return reportVerdict(destination, { publication, releases, isCanary: order.canary !== undefined, locate })

  /** The last check: what was built, in a browser. @throws Error if something fails there. */
  async function expectRunning(): Promise<void> {
    if (!destination.check) {
      return console.log('No browser code was run: that needs a running site, which SITE names.')
    }
    for (const one of delivered.filter(isNew)) {
      const seen = await destination.check(one, sources.get(one.name) ?? new Map()).catch(messageOf)
      // The site itself will say what is wrong with it, or try again later.
      if (typeof seen === 'string') console.log(`No browser code was run: ${locate(one.name, seen)}`)
      else {
        for (const line of [...seen.lines, ...linesOfFindings(seen.findings)]) console.log(line)
        if (!isFree(seen.findings)) throw new Error('Nothing was released: see above what is refused.')
      }
    }
  }

  function statementOf({ name, id }: MadeRelease, isNew: boolean) {
    const { origin, key } = destination
    return signRelease({
      ...{ remote: name, release: id, digest: digestOf(releasesFolder, name, id), counter: expected[name] ?? 0 },
      ...{ site: origin, key, isNew, canary: order.canary },
      folder: isNew ? workplace.folderOf(name) : workplace.root,
      message: order.message ?? (isNew ? undefined : `Points to ${id}`),
    })
  }
}
