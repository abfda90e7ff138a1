import styled from '@emotion/styled'
import { lettering } from '@site/design/lettering'
import { color, media } from '@site/design/tokens'

const Drawing = styled.svg({
  display: 'block',
  width: '96px',
  height: 'auto',
  filter: 'drop-shadow(0 12px 18px rgb(16 24 43/.28))',
  [media.desktop]: { width: '9rem' },
})

/** The e-book's cover: the street map of a neighbourhood, with the one shop that people find. */
export function EbookCoverDrawing() {
  return (
    <Drawing viewBox="0 0 240 320" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <rect width="240" height="320" rx="10" fill={color.night} />
      <path d="M16 176 240 142v168a10 10 0 0 1-10 10H16z" fill={color.sky} />
      <path d="M16 248 240 196M16 300l224-44M74 320l20-156m64 156 22-168" stroke={color.surface} strokeWidth="11" />
      <path d="M0 10A10 10 0 0 1 10 0h6v320h-6a10 10 0 0 1-10-10z" fill={color.orange} />
      <g stroke={color.onNight} strokeWidth="2.6">
        <path d={lettering('Clientes')} transform="translate(32 52)scale(1.7)" />
        <path d={lettering('que moram')} transform="translate(32 84)scale(1.7)" />
        <path d={lettering('perto')} transform="translate(32 116)scale(1.7)" stroke={color.orange} />
      </g>
      <g stroke={color.ink} strokeWidth="2.5">
        <path d="M128 160a42 42 0 0 1 42 42c0 34-42 68-42 68s-42-34-42-68a42 42 0 0 1 42-42z" fill={color.orange} />
        <path d="M108 204v20h40v-20" fill={color.surface} />
        <path d="m102 200 6-16h40l6 16c0 8-13 8-13 0 0 8-13 8-13 0 0 8-13 8-13 0 0 8-13 8-13 0z" fill={color.surface} />
        <path d="M122 224v-12h12v12" fill={color.green} />
      </g>
    </Drawing>
  )
}
