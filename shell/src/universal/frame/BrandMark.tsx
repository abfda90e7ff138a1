import { color } from '@site/design/tokens'

/** A small shop front with an awning and an open door. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path fill={color.night} d="M5 13h22v13a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z" />
      <path fill={color.green} d="M18 18h5v11h-5z" />
      <path fill={color.surface} d="M9 18h6v5H9z" />
      <path fill={color.orange} d="M6 3h20l4 9a4 4 0 0 1-7 2 4.5 4.5 0 0 1-7 0 4.5 4.5 0 0 1-7 0 4 4 0 0 1-7-2z" />
    </svg>
  )
}
