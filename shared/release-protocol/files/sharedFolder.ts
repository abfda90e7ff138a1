/** What servers and commands that share a releases folder keep in it, besides a folder per name. */
export const sharedFolder = {
  /** The numbered history of what is to be live. */
  publications: '.publications',
  /** Verdicts on publications, by scope. */
  generations: '.generations',
  /** Which process composes, by scope: a lock of the system, and a file that names its holder. */
  composing: '.composing',
  /** Releases that were live once, by name: empty files with the time in their modification date. */
  admitted: '.admitted',
  /** Uploaded files of incomplete releases, by name. */
  incoming: '.incoming',
  /** Everything that visitors get, a folder for each composition. No remote has this name. */
  compositions: 'compositions',
  /** What serving processes ask of the one that composes. */
  requests: '.requests',
  /** What a web server on this machine has to know of the live composition. */
  webServer: '.nginx',
  /** What the agency says: files by hash, and the numbered history of which of them are live. */
  content: '.content',
} as const
