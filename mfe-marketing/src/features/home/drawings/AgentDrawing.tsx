import { color } from '@site/design/tokens'
import { Drawing } from '../../drawing/Drawing.tsx'

/** The agent at work: a friendly face with a headset between a question and its answer. */
export function AgentDrawing() {
  return (
    <Drawing viewBox="0 0 280 180" aria-hidden="true">
      <path d="M92 150c0-26 20-40 48-40s48 14 48 40v28H92z" fill={color.night} />
      <path d="M140 44V26" />
      <circle cx="140" cy="20" r="7" fill={color.green} />
      <rect x="92" y="44" width="96" height="82" rx="30" fill={color.surface} />
      <rect x="106" y="62" width="68" height="38" rx="19" fill={color.night} />
      <path d="M126 78v6m28-6v6" stroke={color.green} strokeWidth="6" />
      <path d="M130 110c6 6 14 6 20 0" />
      <path d="M92 72H82v26h10m96-26h10v26h-10" fill={color.peach} />
      <g data-move="question">
        <path
          d="M12 60h58a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H34l-14 12V96h-8a8 8 0 0 1-8-8V68a8 8 0 0 1 8-8z"
          fill={color.surface}
        />
        <path d="M18 73h40M18 84h24" />
      </g>
      <g data-move="answer">
        <path
          d="M212 112h52a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-4v12l-14-12h-34a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z"
          fill={color.green}
        />
        <path d="m226 130 8 7 14-14" strokeWidth="3.5" />
      </g>
    </Drawing>
  )
}
