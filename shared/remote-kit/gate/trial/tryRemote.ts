import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { withSources } from '../../build/sourcePlaces.ts'
import { sampleSite } from '../../testing/sampleSite.ts'
import type { TrialRequest, TrialResult } from './trialMessages.ts'
import { ownModule } from '../../build/ownModule.ts'

type Options = Pick<TrialRequest, 'folder' | 'remote'> & {
  /** The folder with the builds. */
  built: string
  site?: SiteFacts
}

/** A trial that has not ended says nothing: the gate will. In ms. */
const TIMEOUT = 60_000

const require = createRequire(import.meta.url)

/**
 * Renders the pages of a built remote as a site does, and looks at them with the rules of its gate. @returns what the gate would
 * refuse, with page, component, file, line and the mend. What only the site's own content shows is not among it.
 */
export async function tryRemote({ folder, remote, built, site = sampleSite }: Options): Promise<TrialResult> {
  const { name, pages, services, forms } = remote
  const request: TrialRequest = {
    ...{ folder, site, file: join(built, 'server/server.cjs') },
    remote: { name, pages, ...(services && { services }), ...(forms && { forms }) },
  }
  const problems = await askProcess(request)
  return problems.map((problem) => withSources(problem, built))
}

function askProcess(request: TrialRequest): Promise<TrialResult> {
  const trial = fork(ownModule(import.meta.dirname, 'trialProcess'), {
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    env: { ...process.env, NODE_ENV: 'production', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: TIMEOUT,
  })
  return new Promise((resolve, reject) => {
    let result: TrialResult = []
    trial.once('message', (message: TrialResult) => {
      result = message
    })
    trial.once('error', reject)
    trial.once('exit', () => resolve(result))
    trial.send(request)
  })
}
