/** What servers and commands that share a releases folder keep in it, beside a folder for each name. */
export const sharedFolder = {
  /** The numbered history of what is to be live. */
  publications: '.publications',
  /** By scope: verdicts on publications. */
  generations: '.generations',
  /** By scope: who judges. */
  leases: '.leases',
  /** By name: the releases that were live once, as empty files of that time. */
  admitted: '.admitted',
  /** By name: files that were sent, of releases that are not complete. */
  incoming: '.incoming',
  /** What each server serves. */
  servers: '.servers',
} as const

/** How long a lease lasts after it was last renewed, in ms. Who judges renews it every second. */
export const LEASE_PERIOD = 5_000
