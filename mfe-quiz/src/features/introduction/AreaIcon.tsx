import type { Area } from '../quiz/questions/Question.ts'

type Props = { area: Area }

const drawings: Readonly<Record<Area, string>> = {
  site: 'M4 6h24v20H4zM4 12h24M8 9h.01M11 9h.01M8 17h9M8 21h6M21 17h3v4h-3z',
  google: 'M16 29s9-8.4 9-15a9 9 0 1 0-18 0c0 6.6 9 15 9 15zM16 17a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  whatsApp: 'M5 27l1.8-5A11 11 0 1 1 10.5 25.5zM11.5 14.5h9M11.5 18.5h6',
  ads: 'M5 13v6h4l11 6V7L9 13zM10 19.5V26h3.5v-5M24 12.5a5 5 0 0 1 0 7',
  content: 'M4 9h6l2-3h8l2 3h6v17H4zM16 22a5 5 0 1 0 0-10 5 5 0 0 0 0 10z',
  numbers: 'M5 5v22h22M10 22v-5M15.5 22V12M21 22V8M26 8l-5-4-6 5-5 3',
}

/** One of the six areas of a business, as a line drawing. */
export function AreaIcon({ area }: Props) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        d={drawings[area]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
