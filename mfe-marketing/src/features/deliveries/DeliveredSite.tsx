import styled from '@emotion/styled'
import type { Evidence } from '@site/contracts/Evidence'
import { color, radius, space } from '@site/design/tokens'
import { Drawing } from '../drawing/Drawing.tsx'

type Props = Pick<Evidence['deliveries']['sites'][number], 'name' | 'kind' | 'headline' | 'button'>

/** A scene for each kind of business, in a square of 48. */
const scenes: Record<Props['kind'], { fill: string; path: string }> = {
  food: { fill: color.peach, path: 'M8 30a16 16 0 0 1 32 0zM4 34h40M24 14v-4m-8 8-2-4m18 4 2-4' },
  pets: {
    fill: color.mint,
    path: 'M12 36c0-8 6-13 12-13s12 5 12 13c0 6-8 5-12 5s-12 1-12-5zM9 18v5m8-13v6m14-6v6m8 2v5',
  },
  health: { fill: color.sky, path: 'M8 8h32v32H8zm16 8v16m-8-8h16' },
  repair: { fill: color.peach, path: 'M4 34V24l6-2 5-10h18l5 10 6 2v10zM15 22h18M12 34v6m24-6v6' },
  homes: { fill: color.mint, path: 'M5 25 24 8l19 17M10 22v20h28V22M20 42V30h8v12' },
  shop: { fill: color.sky, path: 'M6 20h36l-4-12H10zM9 20v22h30V20M20 42V28h8v14' },
}

// Real text rather than drawn, so that it fits with every font.
const Window = styled.div({
  overflow: 'hidden',
  background: color.surface,
  border: `2.5px solid ${color.ink}`,
  borderRadius: radius.control,
  lineHeight: '1.25',
  // The three dots of a browser window.
  '&::before': {
    content: '""',
    display: 'block',
    height: '1.5rem',
    background: `radial-gradient(circle at center,${color.onNight} 3px,#0000 3.5px) .5rem 0/.75rem 100% no-repeat,radial-gradient(circle at center,${color.orange} 3px,#0000 3.5px) 1.25rem 0/.75rem 100% no-repeat,${color.night}`,
  },
})
const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: space.l,
  minHeight: '10rem',
  padding: space.xl,
})
const Name = styled.p({ fontSize: '.8125rem', fontWeight: 700, color: color.inkSoft })
const Headline = styled.p({ fontSize: '1.25rem', fontWeight: 800 })
const Pill = styled.span({
  display: 'inline-block',
  marginTop: space.m,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.control,
  background: color.green,
  fontSize: '.8125rem',
  fontWeight: 700,
})
const Scene = styled(Drawing)({ width: 'min(7rem,24vw)', height: 'auto', strokeWidth: 2 })

/** A delivered site in miniature. Its text is the site's, so to assistive technology it is an image. */
export function DeliveredSite({ name, kind, headline, button }: Props) {
  const { fill, path } = scenes[kind]
  return (
    <Window aria-hidden="true">
      <Columns>
        <div>
          <Name>{name}</Name>
          <Headline>{headline}</Headline>
          <Pill>{button}</Pill>
        </div>
        <Scene viewBox="0 0 48 48">
          <circle cx="24" cy="24" r="23" fill={fill} stroke="none" />
          <path d={path} fill={color.surface} transform="translate(6 6) scale(.75)" />
        </Scene>
      </Columns>
    </Window>
  )
}
