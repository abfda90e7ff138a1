import styled from '@emotion/styled'
import { color } from '@site/design/tokens'

const Svg = styled.svg({ display: 'block', width: '100%', maxWidth: '30rem', height: 'auto', margin: '0 auto' })

/** A small shop's site on a phone, beside the conversation that it started. */
export function PhoneDrawing() {
  return (
    <Svg viewBox="0 0 440 480" aria-hidden="true" fontSize="14" fill={color.ink}>
      <circle cx="228" cy="244" r="206" fill={color.peach} />
      <rect x="24" y="12" width="226" height="456" rx="36" fill={color.night} />
      <rect x="34" y="22" width="206" height="436" rx="27" fill={color.surface} />
      <text x="50" y="66" fontSize="16" fontWeight="800">
        Pizzaria da Nena
      </text>
      <path d="M206 56h18m-18 7h18" stroke={color.ink} strokeWidth="3" strokeLinecap="round" />
      <Shop />
      <text x="50" y="258" fontSize="19" fontWeight="800">
        Massa de casa,
      </text>
      <text x="50" y="281" fontSize="19" fontWeight="800">
        forno a lenha
      </text>
      <rect x="50" y="298" width="134" height="40" rx="10" fill={color.green} />
      <text x="117" y="323" fontWeight="700" textAnchor="middle">
        Fazer pedido
      </text>
      <Dish />
      <Conversation />
    </Svg>
  )
}

function Shop() {
  return (
    <>
      <path d="M34 80h206v150H34z" fill={color.sky} />
      <circle cx="206" cy="106" r="13" fill={color.orange} />
      <g stroke={color.ink} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M34 230h206" />
        <path d="M62 134h150v96H62z" fill={color.surface} />
        <path d="M80 230v-56h36v56" fill={color.orange} />
        <path d="M132 174h64v36h-64z" fill={color.peach} />
        <circle cx="164" cy="192" r="13" fill={color.orange} />
        <path d="m164 192-9-9m9 9 12-4m-12 4 1 13" />
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
      <circle cx="66" cy="405" r="14" fill={color.peach} stroke={color.ink} strokeWidth="2.5" />
      <path d="M66 405l-8-8m8 8 11-3m-11 3 1 12" stroke={color.orange} strokeWidth="3" />
      <text x="90" y="410">
        Margherita
      </text>
      <text x="224" y="410" fontWeight="700" textAnchor="end">
        R$ 42
      </text>
    </>
  )
}

function Conversation() {
  return (
    <>
      <rect
        x="216"
        y="146"
        width="218"
        height="232"
        rx="22"
        fill={color.surface}
        stroke={color.ink}
        strokeWidth="2.5"
      />
      <path d="M217 196v-28a21 21 0 0 1 21-21h174a21 21 0 0 1 21 21v28z" fill={color.greenDeep} />
      <circle cx="244" cy="172" r="14" fill={color.mint} />
      <text x="267" y="169" fill={color.surface} fontWeight="700">
        Pizzaria da Nena
      </text>
      <text x="267" y="186" fill={color.mint} fontSize="12">
        online
      </text>
      <path d="M230 210h136a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10H240a10 10 0 0 1-10-10z" fill={color.sky} />
      <text x="242" y="231">
        Oi! Achei vocês
      </text>
      <text x="242" y="250">
        no Google agora
      </text>
      <path d="M420 272H300a10 10 0 0 0-10 10v12a10 10 0 0 0 10 10h110a10 10 0 0 0 10-10z" fill={color.mint} />
      <text x="302" y="293">
        Qual sabor hoje?
      </text>
      <path d="M230 314h142a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10H240a10 10 0 0 1-10-10z" fill={color.sky} />
      <text x="242" y="335">
        Duas margheritas
      </text>
      <text x="242" y="354">
        no Centro
      </text>
    </>
  )
}
