import type { Retry } from '@site/contracts/Generation'

const sentences: Readonly<Record<Retry, string | undefined>> = {
  soon: 'The site tries it again by itself, within five minutes.',
  shell: 'The site tries it again with the next release of the shell.',
  others: 'The site tries it again with the next release of that remote.',
  registry: 'The site tries it again when its registry changes.',
  settings: 'The site tries it again once it is set, after a restart.',
  never: undefined,
}

/** The reason for a refusal, with a sentence that says when the site tries the release again, if it does. */
export function withRetry(reason: string, retry: Retry = 'never'): string {
  return [reason, sentences[retry]].filter(Boolean).join(' ')
}
