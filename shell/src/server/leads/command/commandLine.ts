/** Exit codes: 0 done, 1 failed, 2 called wrongly, 3 nothing found. */
export type ExitCode = 0 | 1 | 2 | 3

/** Where the command speaks to: what was asked for, and what went wrong. */
export type Output = { print(text: string): void; complain(text: string): void }

/** What the command can do, for who runs the site. */
export const usage = `Usage: npm run leads -- <command>

  list                 one line for each lead, with the first three fields of its form
  list --quarantined   those that look like a program's and are not handed on
  release NUMBER|all   hand quarantined leads on after all
  export --csv         every lead as CSV, for a spreadsheet
  export --xlsx FILE   every lead as a workbook
  forget EMAIL         delete every lead with this e-mail address
  status               how many leads there are, and how handing on goes
  retry                put dead letters back into the queue
  prune [--all]        delete leads past the retention period; --all: also when they are suspiciously many
  backup FILE          write every lead into a new file, while the site runs
  restore FILE         put back the leads of a backup that are not there
`
