import { focalCrop } from './focalCrop.ts'

const shape = { width: 1200, height: 630 }

it.each([
  { what: 'the middle', photo: { width: 1200, height: 1600 }, at: { x: 50, y: 50 }, top: 485, left: 0 },
  { what: 'near the top', photo: { width: 1200, height: 1600 }, at: { x: 50, y: 25 }, top: 85, left: 0 },
  { what: 'the very top', photo: { width: 1200, height: 1600 }, at: { x: 50, y: 0 }, top: 0, left: 0 },
  { what: 'the very bottom', photo: { width: 1200, height: 1600 }, at: { x: 0, y: 100 }, top: 970, left: 0 },
  { what: 'the right of a wide one', photo: { width: 4000, height: 1050 }, at: { x: 100, y: 0 }, top: 0, left: 2000 },
  { what: 'all of one that has the shape', photo: shape, at: { x: 10, y: 90 }, top: 0, left: 0 },
])('keeps $what in view', ({ photo, at, top, left }) => {
  const crop = focalCrop(photo, shape, at)

  expect(crop).toMatchObject({ top, left })
  expect(crop.width / crop.height).toBeCloseTo(1200 / 630, 1)
  expect(crop.left + crop.width).toBeLessThanOrEqual(photo.width)
  expect(crop.top + crop.height).toBeLessThanOrEqual(photo.height)
})
