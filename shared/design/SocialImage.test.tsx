import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { SocialImage } from './SocialImage.tsx'

it('tells Open Graph and Twitter the picture with its full address, its size and what it shows', () => {
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
