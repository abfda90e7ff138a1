import { hasPromoAfter } from './PromoBanner.tsx'

it.each([
  { posts: 0, after: [] },
  { posts: 1, after: [] },
  { posts: 2, after: [] },
  { posts: 3, after: [3] },
  { posts: 5, after: [3] },
  { posts: 6, after: [3, 6] },
  { posts: 7, after: [3, 6] },
  { posts: 13, after: [3, 6, 9, 12] },
  { posts: 100, after: Array.from({ length: 33 }, (_, index) => (index + 1) * 3) },
])('shows the promo banner after $after of $posts articles', ({ posts, after }) => {
  const numbers = Array.from({ length: posts }, (_, position) => position + 1)

  expect(numbers.filter((_, position) => hasPromoAfter(position))).toEqual(after)
})
