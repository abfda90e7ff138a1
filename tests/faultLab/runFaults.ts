import { join } from 'node:path'

/** Command: all cells of the fault lab, with a table of what became of each. Parameters go to Playwright. */
process.env.FAULT_LAB = 'all'
process.argv.push('--project=lab', `--reporter=${join(import.meta.dirname, 'tableReporter.ts')}`)
await import('../runBrowserTests.ts')
