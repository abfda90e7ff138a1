import { color } from '@site/design/tokens'

/** A magazine about a small shop, with what the reader gets out of it: a place on the map, a message, a rising line. */
export function MagazineDrawing() {
  return (
    <svg viewBox="0 0 320 320" width="320" height="320" fill="none" strokeWidth="4" aria-hidden="true">
      <g transform="rotate(-6 150 170)" stroke={color.ink} strokeLinejoin="round" strokeLinecap="round">
        <rect x="58" y="42" width="196" height="256" rx="14" fill={color.orange} />
        <rect x="46" y="34" width="196" height="256" rx="14" fill={color.paper} />
        <path d="M68 62h92" strokeWidth="14" />
        <path d="M176 58h44M176 68h30" strokeWidth="5" />
        <rect x="68" y="88" width="152" height="104" rx="10" fill={color.sky} />
        <path fill={color.surface} d="M94 136h100v56H94z" />
        <path fill={color.orange} d="M88 112h112l8 24H80z" />
        <path d="M106 112l-4 24m24-24-2 24m20-24v24m18-24 2 24m16-24 4 24" strokeWidth="3" />
        <path fill={color.peach} d="M106 152h24v40h-24z" />
        <path fill={color.mint} d="M144 152h38v24h-38z" />
        <path d="M68 216h152M68 234h152M68 252h108" strokeWidth="5" />
      </g>
      <g stroke={color.ink} strokeLinejoin="round" strokeLinecap="round">
        <path
          fill={color.green}
          d="M214 34h84a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12h-50l-22 18V98h-12a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12z"
        />
        <path d="m236 66 12 12 26-26" strokeWidth="6" />
        <path fill={color.orange} d="M262 286s-34-32-34-58a34 34 0 0 1 68 0c0 26-34 58-34 58z" />
        <circle cx="262" cy="228" r="12" fill={color.paper} />
      </g>
    </svg>
  )
}
