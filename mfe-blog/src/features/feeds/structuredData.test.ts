import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { generatedPosts } from '../../testing/generatedPosts.ts'
import type { Post } from '../posts/Post.ts'
import { blogPostingData } from './structuredData.ts'

const site = { ...sampleSite, siteUrl: 'https://vitrine.example' }
const [post] = generatedPosts(1) as [Post]

it('describes a post as a BlogPosting with ISO dates and absolute addresses', () => {
  expect(blogPostingData(site, { ...post, isoDate: '2025-01-12', lastChanged: '2025-06-30' })).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Artigo gerado 1',
    url: 'https://vitrine.example/blog/artigo-gerado-1',
    datePublished: '2025-01-12',
    dateModified: '2025-06-30',
    image: { url: 'https://vitrine.example/covers/1-social.jpg', width: 1200, height: 630 },
    author: { name: 'Equipe de Conteúdo' },
    publisher: { name: 'Vitrine 24h' },
  })
})
