#!/usr/bin/env node
import 'tsx'

const commands = [
  'build',
  'can-release',
  'dev',
  'keys',
  'lint',
  'new',
  'promote',
  'release',
  'releases',
  'rollback',
  'test',
  'types',
]
const [command = '', ...parameters] = process.argv.slice(2)
if (!commands.includes(command)) {
  console.error(
    `Usage: remote-kit ${commands.join('|')}, in the folder of a remote. The README of the package explains each.`,
  )
  process.exit(1)
}
process.argv.splice(2, Infinity, ...parameters)
await import(`../commands/${command}.ts`)
