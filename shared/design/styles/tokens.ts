/** Design tokens: the only colours, sizes and shapes that styles may use. tokens.test.ts checks the contrast of each pair. */
export const color = {
  paper: '#FFFCF7',
  surface: '#FFFFFF',
  ink: '#10182B',
  inkSoft: '#46506A',
  night: '#0E1A38',
  onNight: '#F4F6FB',
  onNightSoft: '#B9C3DB',
  orange: '#FF7A1A',
  orangeDeep: '#B84A00',
  green: '#25D366',
  greenDeep: '#0B6B3A',
  sky: '#E8F0FF',
  line: '#E7E2D8',
  /** Border of a control, 3:1 on paper and white. */
  border: '#7A8298',
  /** Quiet fills besides `sky`: an orange one, and one for a sent message. */
  peach: '#FFE4CF',
  mint: '#D6F5E1',
  /** Only in drawings of people. */
  skin: '#C98355',
  danger: '#B3261E',
} as const

/**
 * Colours that depend on the band behind them. A night band sets the variables; everywhere else the fallback after the comma
 * applies, so that a card or a lead paragraph needs no variant of its own.
 */
export const onBand = {
  soft: `var(--soft,${color.inkSoft})`,
  link: `var(--link,${color.orangeDeep})`,
} as const

/** Multiples of 4 px, in rem so that they grow with the visitor's text size. */
export const space = {
  xs: '.25rem',
  s: '.5rem',
  m: '.75rem',
  l: '1rem',
  xl: '1.5rem',
  xxl: '2rem',
  x3: '3rem',
  x4: '4rem',
  x6: '6rem',
  /** Padding of a box; with text at double size, a phone needs the space for the text. */
  box: 'min(1.5rem,7.5vw)',
} as const

/** Border of a box that only its fill sets apart: it becomes visible in forced-colours mode. */
export const edge = '1px solid transparent'

/** Corner radii of controls, cards and pills. */
export const radius = { control: '12px', card: '20px', pill: '999px' } as const

/** Font families, sizes in rem that grow with the screen, and line heights. */
export const font = {
  body: 'system-ui,sans-serif',
  size: {
    small: '.9375rem',
    body: 'clamp(1.0625rem,1.03rem + .16vw,1.125rem)',
    lead: 'clamp(1.125rem,1.06rem + .32vw,1.3125rem)',
    h3: 'min(clamp(1.25rem,1.19rem + .3vw,1.4375rem),8vw)',
    h2: 'min(clamp(1.75rem,1.5rem + 1.25vw,2.5rem),10vw)',
    h1: 'min(clamp(2.25rem,1.75rem + 2.5vw,3.75rem),12vw)',
  },
  lineHeight: { text: '1.55', headline: '1.1' },
} as const

/** Content is at most 1120 px wide with a 20 px side margin on a phone. */
export const layout = {
  width: '1120px',
  margin: '20px',
  section: 'clamp(2rem,1rem + 4vw,5rem)',
  bar: '64px',
} as const

/** Shadow of a layer above the page: a dialog, a menu. */
export const shadow = '0 12px 32px rgb(16 24 43/.16)'
/** Duration and easing of a transition. */
export const motion = '200ms ease-out'

/** Mobile is up to 768 px (specification, section 9). */
export const media = {
  mobile: '@media (max-width:768px)',
  desktop: '@media (min-width:769px)',
} as const

/**
 * A ring of 3 px at a distance of 2 px. Ink with white on both sides, so that it shows on paper, white, night, orange and
 * green alike.
 */
export const focusRing = {
  outline: `3px solid ${color.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 7px ${color.surface}`,
} as const
