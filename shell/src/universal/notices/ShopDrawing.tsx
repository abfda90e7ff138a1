import { color } from '@site/design/tokens'

type Props = {
  /** The sign's lettering as paths, so that it fits with every font, within x 72 to 168 and y 108 to 132. */
  sign: string
}

/** A shop with its shutter down and a sign on it. */
export function ShopDrawing({ sign }: Props) {
  return (
    <svg viewBox="0 0 240 170" width="240" height="170" aria-hidden="true">
      <path fill={color.sky} d="M0 158h240v12H0z" />
      <path fill={color.surface} stroke={color.ink} strokeWidth="3" d="M38 60h164v98H38z" />
      <path fill={color.line} stroke={color.ink} strokeWidth="3" d="M54 78h132v80H54z" />
      <path stroke={color.ink} strokeWidth="2" opacity=".35" d="M54 94h132M54 110h132M54 126h132M54 142h132" />
      <path
        fill={color.orange}
        stroke={color.ink}
        strokeWidth="3"
        d="M44 18h152l18 40a13 13 0 0 1-26 4 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 13 13 0 0 1-26-4z"
      />
      <path fill="none" stroke={color.ink} strokeWidth="2" d="m98 104 22-18 22 18" />
      <rect x="68" y="102" width="104" height="36" rx="6" fill={color.paper} stroke={color.ink} strokeWidth="3" />
      <path d={sign} fill="none" stroke={color.ink} strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
