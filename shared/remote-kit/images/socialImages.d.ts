/** Made of the drawings in `social` by each build; declared here so that types are checked before the first build, too. */
declare module '#build/social/*.json' {
  const image: { src: string; width: number; height: number }
  export default image
}
