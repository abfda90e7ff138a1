import { relatedPosts } from './relatedPosts.ts'

const post = (slug: string, isoDate: string) => ({ slug, isoDate })
const posts = [
  post('março', '2025-03-10'),
  post('janeiro', '2025-01-12'),
  post('fevereiro', '2025-02-17'),
  post('dezembro', '2024-12-31'),
]

it.each([
  { slug: 'março', among: 4, related: ['fevereiro', 'janeiro', 'dezembro'] },
  { slug: 'janeiro', among: 4, related: ['março', 'fevereiro', 'dezembro'] },
  { slug: 'dezembro', among: 4, related: ['março', 'fevereiro', 'janeiro'] },
  { slug: 'not one of them', among: 4, related: ['março', 'fevereiro', 'janeiro'] },
  { slug: 'março', among: 3, related: ['fevereiro', 'janeiro'] },
  { slug: 'março', among: 2, related: ['janeiro'] },
  { slug: 'março', among: 1, related: [] },
  { slug: 'março', among: 0, related: [] },
])('beside "$slug" among $among posts stand $related', ({ slug, among, related }) => {
  expect(relatedPosts(posts.slice(0, among), slug).map((each) => each.slug)).toEqual(related)
})
