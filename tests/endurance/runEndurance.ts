/** Command: long tests of servers that get new releases while visitors use the site. Arguments are passed to Playwright. */
process.env.ENDURANCE = 'all'
process.argv.push('--project=endurance', '--workers=1')
await import('../runBrowserTests.ts')

export {}
