import styled from '@emotion/styled'
import { color } from '@site/design/tokens'

const Cover = styled.svg({
  display: 'block',
  width: 'min(70%,15rem)',
  height: 'auto',
  margin: '0 auto',
  filter: 'drop-shadow(0 16px 24px rgb(16 24 43/.28))',
})

/** The e-book's cover: the street map of a neighbourhood, and the one shop that people find. */
export function EbookCover() {
  return (
    <Cover viewBox="0 0 240 320" aria-hidden="true" fill={color.onNight} fontWeight="800">
      <rect width="240" height="320" rx="10" fill={color.night} />
      <path d="M16 176 240 142v168a10 10 0 0 1-10 10H16z" fill={color.sky} />
      <path d="M16 248 240 196M16 300l224-44M74 320l20-156m64 156 22-168" stroke={color.surface} strokeWidth="11" />
      <path d="M16 0v320h-6a10 10 0 0 1-10-10V10A10 10 0 0 1 10 0z" fill={color.orange} />
      <text x="32" y="54" fontSize="29">
        Clientes
      </text>
      <text x="32" y="86" fontSize="29">
        que moram
      </text>
      <text x="32" y="118" fontSize="29" fill={color.orange}>
        perto
      </text>
      <ellipse cx="128" cy="270" rx="22" ry="7" fill={color.ink} opacity=".25" />
      <g stroke={color.ink} strokeWidth="2.5" strokeLinejoin="round">
        <path d="M128 160a42 42 0 0 1 42 42c0 34-42 68-42 68s-42-34-42-68a42 42 0 0 1 42-42z" fill={color.orange} />
        <path d="M108 204v20h40v-20" fill={color.surface} />
        <path d="m102 200 6-16h40l6 16c0 8-13 8-13 0 0 8-13 8-13 0 0 8-13 8-13 0 0 8-13 8-13 0z" fill={color.surface} />
        <path d="M122 224v-12h12v12" fill={color.green} />
      </g>
    </Cover>
  )
}
