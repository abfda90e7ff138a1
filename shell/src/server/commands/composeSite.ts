import { mkdirSync } from 'node:fs'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { Configuration } from '../configuration/readConfiguration.ts'
import { siteDatabase } from '../database/siteDatabase.ts'
import { createComposer } from '../releases/createComposer.ts'
import { NothingToServe } from '../releases/selection/NothingToServe.ts'
import { siteParts, siteRenderer } from '../releases/siteParts.ts'
import { watchChanges } from '../releaseStore/watching/watchChanges.ts'
import { viewCountsIn } from '../views/viewCountsIn.ts'

type Log = { info(message: string): void; warn(message: string): void }

/** Composes a site, once or whenever its releases change. @throws NothingToServe if there is nothing to compose. */
export async function composeSite(configuration: Configuration, log: Log, { once = false, importsFolder = true } = {}) {
  mkdirSync(configuration.releasesFolder, { recursive: true })
  const tracing = configuration.isTraced
    ? (await import('../tracing/startTracing.ts')).startTracing({ log })
    : undefined
  const database = siteDatabase(configuration.leads, { querySpans: tracing?.querySpans })
  const views = viewCountsIn(database)
  const composer = createComposer({
    ...siteParts({ configuration, database, importsFolder }),
    renderer: siteRenderer(configuration),
    ...{ log, views, traced: tracing?.traced },
  })
  const say = (reason: string) => log.warn(`The composition stays as it is: ${reason}`)
  let stopWatching = () => {}
  async function stop(): Promise<void> {
    stopWatching()
    await composer.end()
    await database.close()
    await tracing?.stop()
  }
  try {
    await composer.look().catch((error: unknown) => {
      if (once || error instanceof NothingToServe) throw error
      say(messageOf(error))
    })
    if (once && composer.keepsFormer()) {
      throw new Error('This build of the server cannot compose the site: visitors keep what another one has composed.')
    }
  } catch (error) {
    await stop()
    throw error
  }
  if (!once) stopWatching = watchChanges(composer, say)
  return { composer, stop }
}
