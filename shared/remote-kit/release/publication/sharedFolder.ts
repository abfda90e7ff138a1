/** What servers and commands that share a releases folder keep in it, beside a folder for each name. */
export const sharedFolder = {
  /** The numbered history of what is to be live. */
  publications: '.publications',
  /** By scope: verdicts on publications. */
  generations: '.generations',
  /** By scope: who judges. */
  leases: '.leases',
} as const

/** How long a lease lasts after it was last renewed, in ms. Who judges renews it every second. */
export const LEASE_PERIOD = 5_000
