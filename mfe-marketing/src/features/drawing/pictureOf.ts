import drawings from '#build/drawings.json'

/** Address and size of a drawing, as props of an image. @throws Error if the release has none of that name. */
export function pictureOf(name: string): { src: string; width: number; height: number } {
  const drawing = drawings[name]
  if (!drawing) throw new Error(`There is no drawing ${name}.`)
  return drawing
}

/** Whether the release has screenshots of a delivered site. */
export function isDrawn(drawn: string | undefined): drawn is string {
  return `${drawn}-1280` in drawings
}
