import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { PageMetadata } from './PageMetadata.tsx'

it('says title, description and address once for search engines and once for whoever shares the page', () => {
  const site = { ...sampleSite, siteUrl: 'https://loja.example', brand: 'Loja' }
  const image = { src: '/media/mfe-loja/social.jpg', alt: 'Uma loja.' }

  renderInSite(<PageMetadata title="Sobre" description="Quem somos." path="/sobre" image={image} />, { site })

  expect(document.title).toBe('Sobre | Loja')
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://loja.example/sobre')
  const content = (name: string) =>
    document.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content')
  expect(['description', 'og:title', 'og:description', 'og:url', 'og:site_name'].map(content)).toEqual([
    'Quem somos.',
    'Sobre | Loja',
    'Quem somos.',
    'https://loja.example/sobre',
    'Loja',
  ])
})
