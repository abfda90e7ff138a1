import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import type { ServerFault } from './cells.ts'
import type { LabServer } from './labServer.ts'

type Running = { begin(server: LabServer): void | Promise<void>; end(server: LabServer): void | Promise<void> }

const YEAR = 365 * 24 * 60 * 60 * 1000

/** A fault of the machine under a server that runs, and its end. */
export const faultsWhileRunning: Record<ServerFault, Running> = {
  kill: {
    begin: (server) => server.kill(),
    end: async (server) => void (await server.start().ready),
  },
  pause: { begin: (server) => server.signal('SIGSTOP'), end: (server) => server.signal('SIGCONT') },
  // Every write fails, as on a disk without room; the system's own word for it is another one.
  'disk full': { begin: (server) => server.limitFiles('0:'), end: (server) => server.limitFiles('unlimited:') },
  'read-only': { begin: (server) => server.setWritable(false), end: (server) => server.setWritable(true) },
  descriptors: { begin: (server) => server.limitDescriptors(1), end: (server) => server.freeDescriptors() },
  'clock forward': { begin: (server) => server.moveClock(YEAR), end: (server) => server.moveClock(0) },
  'clock back': { begin: (server) => server.moveClock(-YEAR), end: (server) => server.moveClock(0) },
  'database away': lockedDatabase(),
}

/** Another program holds the lead file and lets nobody write. */
function lockedDatabase(): Running {
  let held: Database.Database | undefined
  return {
    begin({ dataFolder }) {
      held = new Database(join(dataFolder, 'leads.sqlite'))
      held.exec('BEGIN EXCLUSIVE')
    },
    end() {
      held?.exec('ROLLBACK')
      held?.close()
    },
  }
}

/** A fault that is there before the server is. */
export const faultsAtStart: Record<ServerFault, Running> = {
  ...faultsWhileRunning,
  kill: {
    async begin(server) {
      server.start()
      await server.kill()
    },
    end: () => {},
  },
  pause: {
    begin(server) {
      server.start()
      server.signal('SIGSTOP')
    },
    end: (server) => server.signal('SIGCONT'),
  },
  'disk full': {
    begin: async (server) => void (await server.start({ fsize: '0:' }).ready),
    end: (server) => (server.isOver ? undefined : server.limitFiles('unlimited:')),
  },
  descriptors: {
    begin: async (server) => void (await server.start({ nofile: '40:40' }).ready),
    // Nobody can raise a limit that it was started with: who runs the site starts it again.
    end: (server) => server.kill(),
  },
  'database away': {
    begin({ dataFolder }) {
      renameSync(dataFolder, `${dataFolder}.away`)
      writeFileSync(dataFolder, '')
    },
    end({ dataFolder }) {
      rmSync(dataFolder)
      renameSync(`${dataFolder}.away`, dataFolder)
    },
  },
}
