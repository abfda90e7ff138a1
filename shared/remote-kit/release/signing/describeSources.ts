import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'

/** Commit, author and message from Git in this folder; the commit ends with `+` if the working tree has changes. */
export function describeSources(folder: string): Pick<ReleaseStatement, 'commit' | 'author' | 'message'> {
  const [commit = '', author = '', message = ''] = git(folder, 'log', '-1', '--format=%H%n%an%n%s').split('\n')
  const isChanged = commit !== '' && git(folder, 'status', '--porcelain', '--', '.') !== ''
  return {
    commit: isChanged ? `${commit}+` : commit,
    author: oneLine(author || nameOfUser(), 120),
    message: oneLine(message, 300),
  }
}

/** Who is running this command, according to Git or to the system. */
export function nameOfReleaser(folder: string): string {
  return oneLine(git(folder, 'config', 'user.name') || nameOfUser(), 120)
}

/** Cuts a text to one line of a maximum length, as a statement requires. */
export function oneLine(text: string, longest: number): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, longest)
}

function git(folder: string, ...parameters: string[]): string {
  const { status, stdout } = spawnSync('git', parameters, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** A container may run as a user without a name. */
function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}
