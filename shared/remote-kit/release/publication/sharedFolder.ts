/** What servers and commands that share a releases folder keep in it, besides a folder per name. */
export const sharedFolder = {
  /** The numbered history of what is to be live. */
  publications: '.publications',
  /** Verdicts on publications, by scope. */
  generations: '.generations',
  /** Who is judging, by scope. */
  leases: '.leases',
  /** Releases that were live once, by name: empty files with the time in their modification date. */
  admitted: '.admitted',
  /** Uploaded files of incomplete releases, by name. */
  incoming: '.incoming',
  /** Everything that visitors get, a folder for each composition. No remote has this name. */
  compositions: 'compositions',
  /** What each server is serving. */
  servers: '.servers',
} as const

/** How long a lease lasts after its last renewal, in ms. The judging server renews it every second. */
export const LEASE_PERIOD = 5_000
