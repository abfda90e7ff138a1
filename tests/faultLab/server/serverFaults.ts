import type { ServerFault } from '../cells/serverCells.ts'
import type { FaultControl } from '../site/labDatabase.ts'
import type { LabSite } from '../site/labSite.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000

/** A fault of the machine while the server runs, and its end. */
export function faultWhileRunning(fault: ServerFault, { server, disk, database }: LabSite): FaultControl {
  const faults: Record<ServerFault, FaultControl> = {
    kill: { begin: () => server.kill(), end: async () => void (await server.start()) },
    pause: { begin: () => server.signal('SIGSTOP'), end: () => server.signal('SIGCONT') },
    // Every write fails, as on a full disk; only the system's error code differs.
    'disk full': { begin: () => server.limitFiles('0:'), end: () => server.limitFiles('unlimited:') },
    'read-only': readOnly({ disk, database }),
    descriptors: { begin: () => server.limitDescriptors(1), end: () => server.restoreDescriptors() },
    'clock forward': { begin: () => server.moveClock(YEAR), end: () => server.moveClock(0) },
    'clock back': { begin: () => server.moveClock(-YEAR), end: () => server.moveClock(0) },
    'database away': database.outage,
  }
  return faults[fault]
}

/** A fault that exists before the server starts. */
export function faultAtStart(fault: ServerFault, site: LabSite): FaultControl {
  const { server, database } = site
  const faults: Partial<Record<ServerFault, FaultControl>> = {
    kill: {
      async begin() {
        void server.start()
        await server.kill()
      },
      end: () => {},
    },
    pause: {
      begin() {
        void server.start()
        server.signal('SIGSTOP')
      },
      end: () => server.signal('SIGCONT'),
    },
    'disk full': {
      begin: async () => void (await server.start({ fsize: '0:' })),
      end: () => (server.hasExited ? undefined : server.limitFiles('unlimited:')),
    },
    descriptors: {
      begin: async () => void (await server.start({ nofile: '40:40' })),
      // Nobody can raise the limit that it was started with: the operator restarts it.
      end: () => server.kill(),
    },
    'database away': database.outageAtStart,
  }
  return faults[fault] ?? faultWhileRunning(fault, site)
}

function readOnly({ disk, database }: Pick<LabSite, 'disk' | 'database'>): FaultControl {
  const set = (writable: boolean) => {
    disk.setWritable(writable)
    database.setWritable(writable)
  }
  return { begin: () => set(false), end: () => set(true) }
}
