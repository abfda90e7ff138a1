import { renderToStaticMarkup } from 'react-dom/server'
import { breadcrumbData, JsonLd, openingHoursData } from './JsonLd.tsx'

it('does not let structured data end its script element', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'WebSite', name: '</script><b>' }} />)

  expect(html).not.toContain('</script><b>')
  expect(JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: '</script><b>',
  })
})

it('leads the breadcrumb from home over the pages in between to this one', () => {
  const site = { siteUrl: 'https://shop.example' }
  const { itemListElement } = breadcrumbData(site, 'Pão', '/receitas/pao', [{ name: 'Receitas', path: '/receitas' }])

  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Início', 'https://shop.example/'],
    [2, 'Receitas', 'https://shop.example/receitas'],
    [3, 'Pão', 'https://shop.example/receitas/pao'],
  ])
})

it('lists opening hours with day names, for one day or several', () => {
  const hours = { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '12:00' }

  expect(openingHoursData({ openingHours: 'Mo-We 08:00-12:00,Sa 08:00-12:00' })).toEqual([
    { ...hours, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'] },
    { ...hours, dayOfWeek: 'Saturday' },
  ])
})
