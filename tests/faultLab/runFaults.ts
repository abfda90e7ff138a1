import { join } from 'node:path'

/** Command: all cells of the fault lab, with a table of what became of each. Parameters go to Playwright. */
// Three workers on two cores: a cell often waits for somebody's back-off.
process.env.FAULT_LAB = 'all'
process.argv.push('--project=lab', '--workers=3', `--reporter=${join(import.meta.dirname, 'tableReporter.ts')}`)
await import('../runBrowserTests.ts')
