import { join } from 'node:path'

/** Command: runs all cells of the fault lab and prints a table of the outcomes. Arguments are passed to Playwright. */
// Three workers on two cores: cells often wait for a back-off.
process.env.FAULT_LAB = 'all'
process.argv.push('--project=lab', '--workers=3', `--reporter=${join(import.meta.dirname, 'tableReporter.ts')}`)
await import('../runBrowserTests.ts')
