/**
 * Each build makes these from the drawings in `social`; declared here so that types can be checked before the first build,
 * too.
 */
declare module '#build/social/*.json' {
  const image: { src: string; width: number; height: number }
  export default image
}

/** Where the drawings in `drawings` are published: one file for each, and one with all of them by name. */
declare module '#build/drawings/*.json' {
  const drawing: { src: string; width: number; height: number }
  export default drawing
}
declare module '#build/drawings.json' {
  const drawings: Readonly<Record<string, { src: string; width: number; height: number }>>
  export default drawings
}
