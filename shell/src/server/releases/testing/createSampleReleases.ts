import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { sampleRelease, sampleShell } from './sampleRelease.ts'

/** Ids that are easy to recognize in a failure: `idOf('a')` is `aaaaaaaaaaaaaaaa`. */
export const idOf = (letter: string) => letter.repeat(16)

function described(files: Readonly<Record<string, string>>) {
  const entries = Object.entries(files)
  return {
    files: Object.fromEntries(entries.map(([name, text]) => [name, hashOf(text)])),
    sizes: Object.fromEntries(entries.map(([name, text]) => [name, text.length])),
  }
}

/** Writes sample releases into a folder, by letters that stand for their ids, and points to them by hand. */
export function createSampleReleases(releasesFolder: string, remotes: Readonly<Record<string, string[]>>) {
  const write = (file: string, text: string) => {
    const path = join(releasesFolder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  const samples = {
    write,
    shell(letter: string, change: Partial<ShellRelease> = {}) {
      const files = { 'browser/main.js': 'main', [`browser/${letter}.js`]: letter, 'render/render.cjs': 'render' }
      const release = sampleShell({
        id: idOf(letter),
        provides: { react: { version: '19.3.1', names: ['useState'] } },
        ...described(files),
        ...change,
      })
      for (const [file, text] of Object.entries(files)) write(`shell/${idOf(letter)}/${file}`, text)
      write(`shell/${idOf(letter)}/release.json`, JSON.stringify(release))
    },
    remote(name: string, letter: string, change: Partial<Release> = {}) {
      const path = remotes[name]?.[0] ?? `/${name.replace('mfe-', '')}`
      const files = {
        'browser/entry.js': `entry ${letter}`,
        'documents/lista.pdf': `list ${letter}`,
        'server/server.cjs': `server ${letter}`,
      }
      const release = sampleRelease(
        { [path]: {} },
        {
          name,
          id: idOf(letter),
          entry: 'browser/entry.js',
          ...described(files),
          ...change,
        },
      )
      for (const [file, text] of Object.entries(files)) write(`${name}/${idOf(letter)}/${file}`, text)
      write(`${name}/${idOf(letter)}/release.json`, JSON.stringify(release))
    },
    point: (name: string, letter: string) => write(`${name}/current.json`, JSON.stringify({ release: idOf(letter) })),
    /** Makes a release of a remote and points to it. */
    release(name: string, letter: string) {
      samples.remote(name, letter)
      samples.point(name, letter)
    },
  }
  return samples
}
