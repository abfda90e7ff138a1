import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen } from '@testing-library/react'
import ArticlePage from './ArticlePage.tsx'

it('shows the specified words for an unknown slug, with a link back', () => {
  renderInSite(<ArticlePage params={{ slug: 'nada' }} query={{}} data={null} />)

  expect(screen.getByRole('heading', { level: 1, name: 'Artigo não encontrado' })).toBeVisible()
  expect(screen.getByText('O artigo que você procura não existe ou foi removido.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar ao Blog' })).toHaveAttribute('href', '/blog')
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
})
