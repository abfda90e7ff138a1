import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from './JsonLd.tsx'

it('structured data cannot end its script element', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'WebSite', name: '</script><b>' }} />)

  expect(html).not.toContain('</script><b>')
  expect(JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: '</script><b>',
  })
})
