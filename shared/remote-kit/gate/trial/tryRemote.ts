import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { withSources } from '../../build/sources/sourcePlaces.ts'
import { sampleSite } from '../../testing/sampleSite.ts'
import { withLibraryRemedy } from '../withRemedy.ts'
import { joinAlike } from './joinAlike.ts'
import type { TrialLimits, TrialRequest, TrialResult } from './trialMessages.ts'
import { ownModule } from '../../build/ownModule.ts'

export type { TrialLimits, TrialResult }

type Options = Pick<TrialRequest, 'folder' | 'remote'> & {
  /** The folder with the builds. */
  built: string
  site?: SiteFacts
  limits?: TrialLimits
}

/** Twice what a site's gate allows, which counts without the optimizations that are in use here. */
const usualLimits: TrialLimits = { processor: 10_000, memory: 768 }
/** For all pages, in ms. */
const TIMEOUT = 60_000

const require = createRequire(import.meta.url)

/**
 * Renders the pages of a built remote as a site does, and looks at them with the rules of its gate. @returns what the gate
 * refuses, with page, component, file, line and the mend; and as warnings what it may refuse, because it depends on what only a
 * site has.
 */
export async function tryRemote({
  folder,
  remote,
  built,
  site = sampleSite,
  limits = usualLimits,
}: Options): Promise<TrialResult> {
  const { name, pages, services, forms, documents, places, bar, collections } = remote
  const request: TrialRequest = {
    ...{ folder, site, limits, file: join(built, 'server/server.cjs') },
    remote: {
      name,
      pages,
      ...(services && { services }),
      ...(forms && { forms }),
      ...(documents && { documents }),
      ...(places && { places }),
      ...(bar && { bar }),
      ...(collections && { collections }),
    },
  }
  const { refusals, warnings } = await askProcess(request)
  const placed = (problems: readonly string[]) =>
    problems.map((problem) => withLibraryRemedy(withSources(problem, built)))
  return { refusals: placed(refusals), warnings: placed(warnings) }
}

/** The same, each problem once, and prints what it warns of. */
export async function tryAndWarn(options: Options): Promise<TrialResult> {
  const { refusals, warnings } = await tryRemote(options)
  const result = { refusals: joinAlike(refusals), warnings: joinAlike(warnings) }
  for (const warning of result.warnings) console.warn(`Warning: ${warning}`)
  return result
}

function askProcess(request: TrialRequest): Promise<TrialResult> {
  const trial = fork(ownModule(import.meta.dirname, 'trialProcess'), {
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    env: { ...process.env, NODE_ENV: 'production', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    timeout: TIMEOUT,
  })
  return new Promise((resolve, reject) => {
    let result: TrialResult | undefined
    /** Why it has ended itself. */
    let reason = ''
    trial.stdout?.on('data', (part: Buffer) => {
      reason += part
    })
    trial.once('message', (message: TrialResult) => {
      result = message
    })
    trial.once('error', reject)
    trial.once('close', () => resolve(withReason(result, reason)))
    trial.send(request)
  })
}

/** Pages may be finished while something goes on that they have left behind. */
function withReason(result: TrialResult | undefined, reason: string): TrialResult {
  if (reason) return { refusals: [...(result?.refusals ?? []), reason], warnings: result?.warnings ?? [] }
  return result ?? { refusals: [], warnings: [`The pages were not tried within ${TIMEOUT / 1_000} s: the gate will.`] }
}
