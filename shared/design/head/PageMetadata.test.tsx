import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { PageMetadata, SocialImage } from './PageMetadata.tsx'

it('renders title, description and address, for search engines and for shared links', () => {
  const site = { ...sampleSite, siteUrl: 'https://loja.example', brand: 'Loja' }
  const image = { src: '/media/mfe-loja/social.jpg', alt: 'Uma loja.' }

  renderInSite(<PageMetadata title="Sobre" description="Quem somos." path="/empresa" image={image} />, { site })

  expect(document.title).toBe('Sobre | Loja')
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://loja.example/empresa')
  const content = (name: string) =>
    document.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content')
  expect(['description', 'og:title', 'og:description', 'og:url', 'og:site_name'].map(content)).toEqual([
    'Quem somos.',
    'Sobre | Loja',
    'Quem somos.',
    'https://loja.example/empresa',
    'Loja',
  ])
})

it('gives Open Graph and Twitter the image with its absolute address, size and text alternative', () => {
  const site = { ...sampleSite, siteUrl: 'https://loja.example' }

  renderInSite(<SocialImage src="/media/mfe-loja/social-inicio.jpg" alt="Uma loja." />, { site })

  const metas = [...document.head.querySelectorAll('meta')]
  const said = metas.map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content])
  expect(Object.fromEntries(said)).toEqual({
    'og:image': 'https://loja.example/media/mfe-loja/social-inicio.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Uma loja.',
    'twitter:image': 'https://loja.example/media/mfe-loja/social-inicio.jpg',
    'twitter:image:alt': 'Uma loja.',
  })
})
