import { color } from '@site/design/tokens'
import { categories } from './categories.ts'

it('has eight categories with the stated counts', () => {
  expect(categories.map(({ name, count, slug }) => `${name} ${count} ${slug}`)).toEqual([
    'Restaurantes 12 restaurantes',
    'Petshops 8 petshops',
    'Clínicas 10 clinicas',
    'SEO Local 15 seo-local',
    'Google Ads 9 google-ads',
    'Redes Sociais 11 redes-sociais',
    'Delivery 6 delivery',
    'Pequenas Empresas 14 pequenas-empresas',
  ])
})

it.each(categories)('has readable ink text on the colour of $name', (category) => {
  expect(contrast(category.color, color.ink)).toBeGreaterThanOrEqual(4.5)
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
