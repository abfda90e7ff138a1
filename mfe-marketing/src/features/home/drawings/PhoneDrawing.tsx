import styled from '@emotion/styled'
import { lettering } from '@site/design/lettering'
import { color, media } from '@site/design/tokens'

const Svg = styled.svg({
  display: 'block',
  width: '100%',
  maxWidth: '30rem',
  height: 'auto',
  margin: '0 auto',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  [media.mobile]: { maxWidth: '17rem' },
})

/** A small shop's site on a phone, next to the conversation that it started. */
export function PhoneDrawing() {
  return (
    <Svg viewBox="0 0 440 480" aria-hidden="true" fill="none" stroke={color.ink} strokeWidth="2.5">
      <circle cx="228" cy="244" r="206" fill={color.peach} stroke="none" />
      <rect x="29" y="17" width="216" height="446" rx="31" fill={color.surface} stroke={color.night} strokeWidth="10" />
      <Words at="50 66">Pizzaria da Nena</Words>
      <path d="M206 56h18m-18 7h18" />
      <Shop />
      <Words at="50 260" scale={1.25}>
        Massa de casa,
      </Words>
      <Words at="50 284" scale={1.25}>
        forno a lenha
      </Words>
      <rect x="50" y="302" width="150" height="42" rx="10" fill={color.green} stroke="none" />
      <Words at="71 328">Fazer pedido</Words>
      <Dish />
      <Conversation />
    </Svg>
  )
}

type WordsProps = { at: string; scale?: number; children: string }

function Words({ at, scale, children }: WordsProps) {
  return <path d={lettering(children)} transform={`translate(${at})${scale ? `scale(${scale})` : ''}`} />
}

function Shop() {
  return (
    <>
      <path d="M34 80h206v150H34z" fill={color.sky} stroke="none" />
      <circle cx="206" cy="106" r="13" fill={color.orange} stroke="none" />
      <path d="M34 230h206" />
      <path d="M62 134h150v96H62z" fill={color.surface} />
      <path d="M80 230v-56h36v56" fill={color.orange} />
      <path d="M132 174h64v36h-64z" fill={color.peach} />
      <circle cx="164" cy="192" r="13" fill={color.orange} />
      <path d="m164 192-9-9m9 9 12-4m-12 4 1 13" />
      <g data-move="awning">
        <path
          d="m53 134 11-24h146l11 24c0 17-24 17-24 0 0 17-24 17-24 0 0 17-24 17-24 0 0 17-24 17-24 0 0 17-24 17-24 0 0 17-24 17-24 0 0 17-24 17-24 0z"
          fill={color.orange}
        />
        <path
          d="M77 134c0 17 24 17 24 0l5-24H85zm48 0c0 17 24 17 24 0l-2-24h-20zm48 0c0 17 24 17 24 0l-8-24h-21z"
          fill={color.surface}
        />
      </g>
    </>
  )
}

function Dish() {
  return (
    <>
      <circle cx="66" cy="405" r="14" fill={color.peach} />
      <path d="M66 405l-8-8m8 8 11-3m-11 3 1 12" />
      <path d="M94 398h90m-90 14h54" stroke={color.line} strokeWidth="7" />
    </>
  )
}

function Conversation() {
  return (
    <>
      <rect x="216" y="146" width="218" height="176" rx="22" fill={color.surface} />
      <path d="M217 196v-28a21 21 0 0 1 21-21h174a21 21 0 0 1 21 21v28z" fill={color.greenDeep} stroke="none" />
      <circle cx="244" cy="172" r="14" fill={color.mint} stroke="none" />
      <g stroke={color.surface}>
        <Words at="268 176">Pizzaria da Nena</Words>
      </g>
      <g strokeWidth="2.2">
        <rect x="230" y="210" width="146" height="56" rx="10" fill={color.sky} stroke="none" />
        <Words at="242 233">Oi! Achei vocês</Words>
        <Words at="242 254">no Google</Words>
        <rect x="256" y="276" width="168" height="32" rx="10" fill={color.mint} stroke="none" />
        <Words at="267 297">Qual sabor hoje?</Words>
      </g>
    </>
  )
}
