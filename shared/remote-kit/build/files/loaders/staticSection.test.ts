import { islandsOf } from './staticSection.ts'

const head = "'use static'\n\nimport styled from '@emotion/styled'\n\ntype Props = { title: string }\n\n"

it('makes an island of each component, whose code is in one file with its neighbours', () => {
  const source = `${head}export type Size = 's'\nconst Box = styled.p({})\nexport function Hero(props: Props) {}\nexport function Foot() {}\n`

  expect(islandsOf(source, '/shop/src/features/home/Hero.tsx')).toBe(
    [
      "import { island } from '@site/design/islands/island'",
      `export const Hero = island(() => import(/* webpackChunkName: "home-static" */ "./Hero.tsx?content").then((module) => module.Hero), { hydrate: 'never', section: 'Hero' })`,
      `export const Foot = island(() => import(/* webpackChunkName: "home-static" */ "./Hero.tsx?content").then((module) => module.Foot), { hydrate: 'never', section: 'Foot' })`,
      '',
    ].join('\n'),
  )
})

it.each([
  'export const size = 1',
  'export default function Hero() {}',
  'export function sizeOf() {}',
  'export { Hero }',
])('refuses %s', (line) => {
  expect(() => islandsOf(`${head}${line}\n`, '/shop/src/Hero.tsx')).toThrow(line)
})
