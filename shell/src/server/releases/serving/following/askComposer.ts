import type { ReleaseStore } from '../../../releaseStore/ReleaseStore.ts'

/** How long something that was answered is not asked again, in ms. */
const PERIOD = 60_000

type Request = Parameters<ReleaseStore['requests']['ask']>[0]

/** Asks the composing process for what only it can do. Nobody waits for that. */
export function createAsking({ requests }: Pick<ReleaseStore, 'requests'>) {
  let asking: Promise<unknown> = Promise.resolve()
  return {
    ask(request: Request): void {
      asking = asking.then(() => requests.ask(request, PERIOD).catch(() => undefined))
    },
    /** Resolves when everything has been asked. */
    asked: async () => void (await asking),
  }
}

export type Asking = ReturnType<typeof createAsking>
