const databases = ['SQLite', 'PostgreSQL'] as const
const moments = ['start', 'serving', 'judging a release', 'taking a lead'] as const
const faults = [
  'kill',
  'pause',
  'disk full',
  'read-only',
  'descriptors',
  'clock forward',
  'clock back',
  'database away',
] as const

export type ServerDatabase = (typeof databases)[number]
export type ServerFault = (typeof faults)[number]
type ServerMoment = (typeof moments)[number]

/** One fault of the server's machine at one moment, with leads in one kind of database. */
export type ServerCell = { database: ServerDatabase; moment: ServerMoment; fault: ServerFault }

/** Every moment of the server with every fault of its machine. */
export function serverCells(): ServerCell[] {
  return databases.flatMap((database) =>
    moments.flatMap((moment) => faults.map((fault) => ({ database, moment, fault }))),
  )
}

export const serverTitleOf = ({ database, moment, fault }: ServerCell) => ['server', database, moment, fault].join('/')
