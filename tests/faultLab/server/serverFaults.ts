import type { ServerFault } from '../cells/serverCells.ts'
import type { Trouble } from '../site/labDatabase.ts'
import type { LabSite } from '../site/labSite.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000

/** A fault of the machine under a server that runs, and its end. */
export function troubleWhileRunning(fault: ServerFault, { server, disk, database }: LabSite): Trouble {
  const troubles: Record<ServerFault, Trouble> = {
    kill: { begin: () => server.kill(), end: async () => void (await server.start()) },
    pause: { begin: () => server.signal('SIGSTOP'), end: () => server.signal('SIGCONT') },
    // Every write fails, as on a disk without room; the system's own word for it is another one.
    'disk full': { begin: () => server.limitFiles('0:'), end: () => server.limitFiles('unlimited:') },
    'read-only': readOnly({ disk, database }),
    descriptors: { begin: () => server.limitDescriptors(1), end: () => server.freeDescriptors() },
    'clock forward': { begin: () => server.moveClock(YEAR), end: () => server.moveClock(0) },
    'clock back': { begin: () => server.moveClock(-YEAR), end: () => server.moveClock(0) },
    'database away': database.away,
  }
  return troubles[fault]
}

/** A fault that is there before the server is. */
export function troubleAtStart(fault: ServerFault, site: LabSite): Trouble {
  const { server, database } = site
  const troubles: Partial<Record<ServerFault, Trouble>> = {
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
      end: () => (server.isOver ? undefined : server.limitFiles('unlimited:')),
    },
    descriptors: {
      begin: async () => void (await server.start({ nofile: '40:40' })),
      // Nobody can raise a limit that it was started with: who runs the site starts it again.
      end: () => server.kill(),
    },
    'database away': database.awayAtStart,
  }
  return troubles[fault] ?? troubleWhileRunning(fault, site)
}

function readOnly({ disk, database }: Pick<LabSite, 'disk' | 'database'>): Trouble {
  const set = (writable: boolean) => {
    disk.setWritable(writable)
    database.setWritable(writable)
  }
  return { begin: () => set(false), end: () => set(true) }
}
