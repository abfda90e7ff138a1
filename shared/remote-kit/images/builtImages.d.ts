/** Made of the drawings in `social` by each build; declared here so that types are checked before the first build, too. */
declare module '#build/social/*.json' {
  const image: { src: string; width: number; height: number }
  export default image
}

/** Where the drawings in `drawings` are published: each, and all of them by their names. */
declare module '#build/drawings/*.json' {
  const drawing: { src: string; width: number; height: number }
  export default drawing
}
declare module '#build/drawings.json' {
  const drawings: Readonly<Record<string, { src: string; width: number; height: number }>>
  export default drawings
}
