#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import 'tsx'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [needed, present] = [manifest.engines.node.replace('>=', ''), process.versions.node]
if (present.localeCompare(needed, undefined, { numeric: true }) < 0) {
  // What is missing there would be said in the words of one of its modules.
  console.error(`remote-kit needs Node ${needed} or newer; this is ${present}.`)
  process.exit(1)
}

// TypeScript in the site's repository, JavaScript where the kit was installed.
const extension = existsSync(new URL('../commands/usage.ts', import.meta.url)) ? 'ts' : 'js'
const { usage } = await import(`../commands/usage.${extension}`)
const [command = '', ...parameters] = process.argv.slice(2)
if (!Object.hasOwn(usage, command)) {
  const print = command === '--help' ? console.log : console.error
  print(
    `Usage: remote-kit ${Object.keys(usage).join('|')}, in the folder of a remote. Each explains itself with --help.`,
  )
  process.exit(command === '--help' ? 0 : 1)
}
if (parameters.includes('--help')) {
  process.stdout.write(usage[command])
} else {
  process.argv.splice(2, Infinity, ...parameters)
  try {
    await import(`../commands/${command}.${extension}`)
  } catch (error) {
    // A sentence for whoever called it. Where in the kit it was thrown concerns only those who change the kit.
    console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message)
    process.exitCode = 1
  }
}
