import styled from '@emotion/styled'
import { color, media } from '@site/design/tokens'

const Drawing = styled.svg({
  display: 'block',
  width: '7.5rem',
  height: 'auto',
  filter: 'drop-shadow(0 12px 18px rgb(16 24 43/.28))',
  [media.desktop]: { width: '11rem' },
})

/** The cover of the e-book. */
export function EbookCoverDrawing() {
  return (
    <Drawing viewBox="0 0 240 320" aria-hidden="true" fill={color.onNight} fontSize="25" fontWeight="800">
      <rect width="240" height="320" rx="10" fill={color.night} />
      <path d="M0 10A10 10 0 0 1 10 0h6v320h-6a10 10 0 0 1-10-10z" fill={color.orange} />
      <text x="34" y="58">
        Clientes
      </text>
      <text x="34" y="88">
        que moram
      </text>
      <text x="34" y="118" fill={color.orange}>
        perto
      </text>
      <path d="M60 286v-56l68-48 68 48v56z" fill={color.paper} />
      <path d="M112 286v-40h32v40z" fill={color.orange} />
    </Drawing>
  )
}
