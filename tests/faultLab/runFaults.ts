/** Command: runs all cells of the fault lab. Arguments are passed to Playwright. */
// Three workers on two cores: cells often wait for a back-off.
process.env.FAULT_LAB = 'all'
process.argv.push('--project=lab', '--workers=3')
await import('../runBrowserTests.ts')

export {}
