import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyReleases } from '../support/releases/copyReleases.ts'
import { copyRepository } from '../support/releases/copyRepository.ts'

/**
 * Command: runs browser tests (by default those about posts) on a site with an additional blog post: publishing an article
 * must break no test. Arguments are passed to Playwright.
 */
const root = join(import.meta.dirname, '../..')
const copy = copyRepository()
const releases = join(copy, 'releases')
const { RELEASES_DIR: from = join(root, 'releases'), ...env } = process.env
const parameters = process.argv.slice(2)
const which = parameters.length > 0 ? parameters : ['tests/blog/', 'stability', 'formatters', 'engines/pages']

/** It is the newest, is featured, shares words of its title with others, and is in a category that was empty. */
function addPost(content: string): void {
  const source = readFileSync(join(content, 'petshop-precisa-site-2025.md'), 'utf8')
  const post = source
    .replace(/^id: .*/m, 'id: 1000000')
    .replace(/^title: (.*)/m, 'title: $1, e todo restaurante, sobretudo com aplicativos')
    .replace(/^date: .*/m, 'date: 2030-01-01')
    .replace(/^category: .*/m, 'category: Redes Sociais')
  writeFileSync(join(content, 'mais-um-artigo.md'), post)
}

function run(folder: string, ...command: string[]): number {
  const { status } = spawnSync(process.execPath, command, { cwd: folder, env, stdio: 'inherit' })
  return status ?? 1
}

try {
  copyReleases(from, releases)
  addPost(join(copy, 'mfe-blog/content'))
  const kit = join(copy, 'shared/remote-kit/bin/remote-kit.mjs')
  const blog = join(copy, 'mfe-blog')
  if (run(blog, kit, 'build') + run(blog, kit, 'release', '--unchecked') > 0) throw new Error('The post is not built.')
  env.RELEASES_DIR = releases
  process.exitCode = run(root, '--import', 'tsx', join(root, 'tests/runBrowserTests.ts'), ...which)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
