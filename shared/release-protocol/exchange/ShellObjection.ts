/** What a release of the shell would break in one live remote, or in the shell's own pages. */
export type ShellObjection = {
  remote: string
  release: string
  /** It has another contract, it lacks what the remote imports, or a page fails. */
  why: 'contract' | 'behind' | 'fails'
  reason: string
}
