import styled from '@emotion/styled'
import { useTexts } from '@site/design/islands/useTexts'
import { color, font, motion, radius, space } from '@site/design/tokens'
import { blogTexts } from '../../../texts/blogTexts.ts'

const services = [
  {
    name: 'Criação de Sites',
    text: 'sites',
    href: '/servicos#sites-24h',
    drawing: 'M4 8h32v24H4zM4 15h32M9 11.5h.01M13 11.5h.01M9 21h12M9 26h8M26 20h6v8h-6z',
  },
  {
    name: 'Tráfego Pago',
    text: 'ads',
    href: '/servicos#seo-ads-local',
    drawing: 'M6 17v7l6 1 16 8V8L12 16zM12 16v9M13 25l2 8h5l-2-6M33 15c2 3 2 8 0 11',
  },
  {
    name: 'Google Meu Negócio',
    text: 'google',
    href: '/servicos#seo-ads-local',
    drawing: 'M20 36S8 25 8 16a12 12 0 0 1 24 0c0 9-12 20-12 20zM20 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9z',
  },
  {
    name: 'Agente de IA no WhatsApp',
    text: 'agent',
    href: '/agente-ia',
    drawing: 'M6 8h28v20H18l-8 7v-7H6zM14 16h.01M20 16h.01M26 16h.01M14 22c3 2 9 2 12 0',
  },
] as const

const Cards = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(15rem,100%),1fr))',
  gap: space.l,
  marginTop: space.xl,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: space.l,
    // In the middle, a card would move when a taller one beside it arrives.
    alignItems: 'start',
    height: '100%',
    padding: space.l,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    color: color.ink,
    textDecoration: 'none',
    transition: `border-color ${motion}`,
    '&:hover': { borderColor: color.ink },
  },
  '& svg': { padding: '8px', borderRadius: radius.control, background: color.peach },
  '& strong': { display: 'block', lineHeight: '1.25' },
  '& span span': {
    display: 'block',
    marginTop: space.xs,
    lineHeight: '1.4',
    fontSize: font.size.small,
    color: color.inkSoft,
  },
})

/** The agency's services, each with a link to its explanation. */
export function ServiceCards() {
  const texts = useTexts('blogTexts', blogTexts).services
  return (
    <Cards>
      {services.map(({ name, text, href, drawing }) => (
        <li key={name}>
          <a href={href}>
            <svg width="56" height="56" viewBox="0 0 40 40" aria-hidden="true">
              <path
                d={drawing}
                fill="none"
                stroke={color.ink}
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span>
              <strong>{name}</strong>
              <span>{texts[text]}</span>
            </span>
          </a>
        </li>
      ))}
    </Cards>
  )
}
