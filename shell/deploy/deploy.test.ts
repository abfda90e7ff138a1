import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const dockerfile = read('Dockerfile')
const unit = read('shell/deploy/site.service')
const manifest: { scripts: { site: string } } = JSON.parse(read('package.json'))
const lockfile: { packages: Record<string, unknown> } = JSON.parse(read('package-lock.json'))

/** Whether `.dockerignore` excludes a file, for the few forms of patterns that it uses. The last match decides. */
function isIgnored(file: string): boolean {
  const lines = read('.dockerignore').split('\n')
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const parts: Readonly<Record<string, string>> = { '**/': '(.*/)?', '*': '[^/]*', '.': '\\.' }
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\*\*\/|\*|\./g, (part) => parts[part] ?? '')}(/|$)`).test(file)
  return rules.reduce((ignored, rule) => (fits(rule.replace('!', '')) ? !rule.startsWith('!') : ignored), false)
}

const copies = [...dockerfile.matchAll(/^COPY (?:--from=(\w+) )?(?:--chown=\S+ )?(\S+) (\S+)$/gm)].map(
  ([, from, source = '']) => ({ from, source }),
)

it('copies into the image what the repository has, and what its own stages make', () => {
  const ofRepository = copies.filter(({ from }) => from === undefined).map(({ source }) => source)
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name)
  const commands = [...dockerfile.matchAll(/^RUN npx tsx (\S+)/gm)].map(([, file = '']) => file)

  expect(copies).toHaveLength(dockerfile.match(/^COPY /gm)?.length ?? 0)
  expect(commands).toHaveLength(1)
  expect([...ofRepository, ...commands].filter((file) => !existsSync(join(root, file)) || isIgnored(file))).toEqual([])
  expect(copies.filter(({ from }) => from !== undefined && !stages.includes(from))).toEqual([])
})

it('includes in the context the manifest of every workspace in the lockfile, and nothing that is built or secret', () => {
  const workspaces = Object.keys(lockfile.packages).filter((path) => path !== '' && !path.includes('node_modules'))

  expect(workspaces.length).toBeGreaterThan(5)
  expect(workspaces.filter((folder) => isIgnored(`${folder}/package.json`))).toEqual([])
  for (const file of [
    'node_modules/x',
    'shell/node_modules/x',
    'shell/dist/x',
    'releases/x',
    'data/x',
    '.git/x',
    'key.pem',
  ]) {
    expect([file, isIgnored(file)]).toEqual([file, true])
  }
})

it('has Git in the image, in which publications are committed', () => {
  const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

  expect(image).toMatch(/apt-get install .*\bgit\b/)
})

it('starts what npm run site starts, in the image as a user who owns nothing', () => {
  const [, ...parameters] = manifest.scripts.site.split(' ')

  expect(dockerfile).toContain(`CMD ${JSON.stringify(['node', ...parameters]).replaceAll(',', ', ')}`)
  expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node ${parameters.join(' ')}$`, 'm'))
  expect(dockerfile.indexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '))
})

it.each(['site.service', 'nginx-reload.path', 'nginx-reload.service'])(
  'has a %s of which systemd accepts every line',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const units = ['site.service', 'nginx-reload.path', 'nginx-reload.service']
    // The path of Node on the machine that runs the test. A unit may refer to others.
    for (const one of units) {
      writeFileSync(join(folder, one), read(`shell/deploy/${one}`).replace('/usr/bin/node', process.execPath))
    }
    const file = join(folder, name)

    const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    if (error) throw new Error(`The test needs systemd-analyze (Debian: apt-get install systemd): ${error.message}`)

    expect([status, stderr.split('\n').filter((line) => line.includes(file))]).toEqual([0, []])
  },
)
