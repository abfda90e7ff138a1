import { whatsAppText } from '@site/contracts/channels'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { screen, within } from '@testing-library/react'
import { generatedPosts } from '../../testing/generatedPosts.ts'
import { ArticleContent } from './ArticleContent.tsx'
import { articleResponse } from './articleData.ts'

// A build's output: tests run before any build.
jest.mock('#build/newest.json', () => '[]', { virtual: true })

const open = (count: number) => {
  const posts = generatedPosts(count)
  const body = articleResponse(posts[0], posts, sampleSite).serverOnly
  return renderInSite(<ArticleContent title="Artigo gerado 1" textId="texto" body={body} />)
}

it('has the text, its table of contents and its tags', () => {
  open(5)

  expect(screen.getByText('Texto do artigo gerado 1.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Parte' })[0]).toHaveAttribute('href', '#parte')
  expect(screen.getByRole('link', { name: 'Etiqueta 1' })).toHaveAttribute('href', '/blog?search=Etiqueta+1#artigos')
})

it.each([
  { count: 5, related: ['Artigo gerado 2', 'Artigo gerado 3', 'Artigo gerado 4'] },
  { count: 2, related: ['Artigo gerado 2'] },
])('offers $related of $count posts as related articles', ({ count, related }) => {
  open(count)

  const next = within(screen.getByRole('region', { name: 'Leia também' }))
  expect(next.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(related)
  expect(next.getByRole('link', { name: 'Ver Todos os Artigos' })).toHaveAttribute('href', '/blog')
})

it('offers no related articles if there is only one', () => {
  open(1)

  expect(screen.queryByRole('region', { name: 'Leia também' })).not.toBeInTheDocument()
})

it('names the article in the call to action', () => {
  open(5)

  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Falar com um especialista' })
  expect(whatsAppText(link.href)).toContain('Artigo gerado 1')
})
