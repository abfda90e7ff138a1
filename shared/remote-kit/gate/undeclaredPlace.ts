/** What is wrong with a page, or a fragment, that places a fragment which its remote's definition does not name. */
export const undeclaredPlace = (name: string): string =>
  `places ${name}, which is not among the "places" of its remote: name it there, in rspack.config.ts.`
