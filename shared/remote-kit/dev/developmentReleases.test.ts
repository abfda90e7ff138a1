import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropOldReleases, linkRelease } from './developmentReleases.ts'

let root: string
let releasesFolder: string
const former = process.env.RELEASES_DIR

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'development-'))
  releasesFolder = join(root, '.build/dev/releases')
  delete process.env.RELEASES_DIR
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  if (former !== undefined) process.env.RELEASES_DIR = former
})

function pointTo(release: string, folder = join(root, 'releases/mfe-sample')) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'current.json'), release)
}

const shown = () => readFileSync(join(releasesFolder, 'mfe-sample/current.json'), 'utf8')

describe('an unchanged remote', () => {
  it('stays as released last, even if it is released meanwhile', () => {
    pointTo('one')
    linkRelease({ root, remote: 'mfe-sample', releasesFolder })
    expect(shown()).toBe('one')

    pointTo('two')
    expect(shown()).toBe('two')
  })

  it('replaces the development releases of an earlier run', () => {
    pointTo('saved', join(releasesFolder, 'mfe-sample'))
    pointTo('one')
    linkRelease({ root, remote: 'mfe-sample', releasesFolder })
    expect(shown()).toBe('one')
  })

  it('is read from RELEASES_DIR if that is set', () => {
    process.env.RELEASES_DIR = join(root, 'elsewhere')
    pointTo('other', join(root, 'elsewhere/mfe-sample'))
    linkRelease({ root, remote: 'mfe-sample', releasesFolder })
    expect(shown()).toBe('other')
  })
})

it('keeps the five newest development releases', () => {
  for (const [age, name] of ['newest', 'b', 'c', 'd', 'e', 'f', 'oldest'].entries()) {
    const path = join(releasesFolder, name)
    mkdirSync(path, { recursive: true })
    utimesSync(path, 1_000 - age, 1_000 - age)
  }
  dropOldReleases(releasesFolder)
  expect(readdirSync(releasesFolder).sort()).toEqual(['b', 'c', 'd', 'e', 'newest'])
})
