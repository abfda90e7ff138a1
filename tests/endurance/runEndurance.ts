/** Command: servers that are released to while visitors use the site, for long. Parameters go to Playwright. */
process.env.ENDURANCE = 'all'
process.argv.push('--project=endurance', '--workers=1')
await import('../runBrowserTests.ts')

export {}
