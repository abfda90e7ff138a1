import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

type Options = { root: string; remote: string; releasesFolder: string }

/**
 * Puts a remote's last release into the releases folder of this run, as a link, so that a release made meanwhile shows.
 * A remote that was never released is built and released first.
 */
export function linkRelease({ root, remote, releasesFolder }: Options): void {
  const source = join(process.env.RELEASES_DIR || join(root, 'releases'), remote)
  if (!existsSync(join(source, 'current.json'))) {
    console.log(`${remote} has no release yet: it is built and released.`)
    const { status } = spawnSync('npm', ['run', '--silent', 'release'], {
      cwd: join(root, remote),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error(`${remote} cannot be built: mend it, or make it the hot one.`)
  }
  mkdirSync(releasesFolder, { recursive: true })
  rmSync(join(releasesFolder, remote), { recursive: true, force: true })
  symlinkSync(source, join(releasesFolder, remote), 'junction')
}
