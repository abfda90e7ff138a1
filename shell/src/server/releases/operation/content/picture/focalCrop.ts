/** What of a photo has to stay in view: from its left and its top, in percent. */
export type FocalPoint = { x: number; y: number }

type Size = { width: number; height: number }

/** The largest part of a photo that has a shape, as near to a point as the photo's edges allow. */
export function focalCrop(photo: Size, shape: Size, { x, y }: FocalPoint) {
  const scale = Math.min(photo.width / shape.width, photo.height / shape.height)
  const width = Math.max(1, Math.floor(shape.width * scale))
  const height = Math.max(1, Math.floor(shape.height * scale))
  return {
    left: startOf(photo.width, width, x),
    top: startOf(photo.height, height, y),
    width,
    height,
  }
}

const startOf = (whole: number, part: number, percent: number) =>
  Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
