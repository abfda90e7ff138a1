import { join } from 'node:path'
import { withReleased } from '@site/contracts/textFields'
import { defineRemote } from '@site/remote-kit/build/defineRemote'
import { releasedPosts } from './scripts/releasedPosts.ts'
import { blogEbookForm } from './src/features/ebook/blogEbookForm.ts'
import { ebookDocument } from './src/features/ebook/ebookDocument.ts'
import { newsletterForm } from './src/features/newsletter/newsletterForm.ts'
import { postCollection } from './src/features/posts/published/postCollection.ts'
import { blogTexts } from './src/texts/blogTexts.ts'

export default defineRemote({
  name: 'mfe-blog',
  pages: [
    {
      path: '/blog',
      page: './src/pages/ArticleListPage.tsx',
      data: './src/features/list/query/articleListData.ts',
      query: ['search', 'category', 'page'],
      content: true,
    },
    {
      path: '/blog/:slug',
      page: './src/pages/ArticlePage.tsx',
      data: './src/features/article/articleData.ts',
      content: true,
      entries: 'posts',
    },
  ],
  navigation: [{ label: 'Blog', href: '/blog', order: 50 }],
  footer: [{ column: 'Agência', label: 'Blog', href: '/blog', order: 130 }],
  fragments: {
    LatestPosts: { component: './src/fragments/LatestPosts.tsx', data: './src/fragments/latestPostsData.ts' },
  },
  places: ['mfe-marketing/EbookOffer', 'mfe-quiz/QuizTeaser'],
  forms: [blogEbookForm, newsletterForm],
  services: [ebookDocument],
  documents: './src/feeds.ts',
  collections: ['successCases', 'views', 'posts', 'blogTexts'],
  content: {
    posts: withReleased(postCollection, { items: releasedPosts(join(import.meta.dirname, 'content')) }),
    blogTexts,
  },
})
