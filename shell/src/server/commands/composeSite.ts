import { mkdirSync } from 'node:fs'
import { messageOf } from '@site/remote-kit/release/messageOf'
import type { Configuration } from '../configuration/readConfiguration.ts'
import { openLazily } from '../leads/store/database/openLazily.ts'
import { openLeadDatabase } from '../leads/store/openLeadStore.ts'
import { createComposer } from '../releases/createComposer.ts'
import { NothingToServe } from '../releases/selection/NothingToServe.ts'
import { buildFolder, siteParts } from '../releases/siteParts.ts'
import { watchChanges } from '../releaseStore/watching/watchChanges.ts'
import { createRenderer } from '../rendering/createRenderer.ts'
import { createPageContents } from '../rendering/pageContents.ts'
import { readRenderTexts } from '../rendering/readRenderTexts.ts'
import { viewCountsIn } from '../views/storage/viewCountsIn.ts'

type Log = { info(message: string): void; warn(message: string): void }

/** Composes a site, once or whenever its releases change. @throws NothingToServe if there is nothing to compose. */
export async function composeSite(configuration: Configuration, log: Log, { once = false, importsFolder = true } = {}) {
  mkdirSync(configuration.releasesFolder, { recursive: true })
  const tracing = configuration.isTraced
    ? (await import('../tracing/startTracing.ts')).startTracing({ log })
    : undefined
  const views = viewCountsIn(openLazily(() => openLeadDatabase(configuration.leads, tracing?.querySpans)))
  const { releasesFolder } = configuration
  const composer = createComposer({
    ...siteParts({ configuration, tracing, importsFolder }),
    renderer: createRenderer({ texts: readRenderTexts(buildFolder), contents: createPageContents(releasesFolder) }),
    ...{ log, views, traced: tracing?.traced },
  })
  const say = (reason: string) => log.warn(`The composition stays as it is: ${reason}`)
  let stopWatching = () => {}
  async function stop(): Promise<void> {
    stopWatching()
    await composer.end()
    await views.close()
    await tracing?.stop()
  }
  try {
    await composer.look().catch((error: unknown) => {
      if (once || error instanceof NothingToServe) throw error
      say(messageOf(error))
    })
  } catch (error) {
    await stop()
    throw error
  }
  if (!once) stopWatching = watchChanges(composer, say)
  return { stop }
}
