/** What somebody has written about a release; nothing of what a command wrote itself, which the name of the step says in Portuguese. */
export const writtenMessage = (message: string, release: string): string =>
  [`Back to ${release}`, `Promotes ${release}`].includes(message) ? '' : message
