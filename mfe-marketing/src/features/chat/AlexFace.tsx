import { color } from '@site/design/tokens'

type Props = { open: boolean }

/** Alex's face with the green light of who is online; a cross while the chat is open. */
export function AlexFace({ open }: Props) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" fill="none" strokeLinecap="round" strokeWidth="3">
      {open ? (
        <path d="m20 20 16 16m0-16L20 36" stroke={color.surface} />
      ) : (
        <>
          <path
            d="M14 14h28a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H28l-8 8v-8h-6a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5z"
            fill={color.surface}
          />
          <path d="M22 23v2m12-2v2M22 31c3 3 9 3 12 0" stroke={color.night} />
          <circle cx="47" cy="12" r="7" fill={color.green} stroke={color.night} />
        </>
      )}
    </svg>
  )
}
