/** Exit codes: 0 done, 1 failed, 2 wrong usage, 3 nothing found. */
export type ExitCode = 0 | 1 | 2 | 3

/** Where the command's results and error messages go. */
export type Output = { print(text: string): void; complain(text: string): void }

/** The command's help, for operators. */
export const usage = `Usage: npm run leads -- <command>

  list                 print one line per lead, with the first three fields of its form
  list --quarantined   print the leads that are not forwarded before somebody has looked at them: they look automated,
                       are tests, or are 'late': they came after their form had changed, and keep the fields of then
  release NUMBER|all   forward quarantined leads after all
  export --csv         print every lead as CSV, for a spreadsheet
  export --xlsx FILE   write every lead to a workbook
  forget EMAIL         delete every lead with this e-mail address
  status               print how many leads there are, and the state of forwarding
  retry                put dead letters back into the queue
  prune [--all]        delete leads past the retention period; --all: even if they are suspiciously many
  backup FILE          write every lead to a new file, while the site runs
  restore FILE         add the leads of a backup that are missing
`
