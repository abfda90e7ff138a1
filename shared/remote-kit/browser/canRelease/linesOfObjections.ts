import type { ShellObjection } from '@site/release-protocol/exchange/ShellObjection'
import { SHELL } from '../../release/command/Workplace.ts'

/** What stands against a release of the shell, remote by remote, each with what its team has to do. */
export function linesOfObjections(objections: readonly ShellObjection[], shell: string): string[] {
  const names = [...new Set(objections.map(({ remote }) => remote))]
  return names.flatMap((name) => {
    const own = objections.filter(({ remote }) => remote === name)
    const [first] = own
    const head = name === SHELL ? `Refused: shell ${shell}:` : `Refused by ${name} ${first?.release}:`
    return [head, ...own.map(({ reason }) => `  ${reason}`), ...(first ? [`  ${mendOf(first)}`] : [])]
  })
}

function mendOf({ remote, why }: ShellObjection): string {
  const together = `npm run release -- ${SHELL} ${remote}`
  if (remote === SHELL) return 'Mend it in the shell.'
  if (why === 'contract')
    return `${remote}: "npx remote-kit upgrade", and release it with this shell in one step ("${together}").`
  if (why === 'behind')
    return `${remote}: build it with the packages that this shell offers, and release both in one step ("${together}"); or keep in the shell what it uses.`
  return `${remote}: mend the page for this shell, and release both in one step ("${together}"); or mend the shell.`
}
