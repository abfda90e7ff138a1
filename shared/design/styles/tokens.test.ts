import { baseStyles } from './baseStyles.ts'
import { color } from './tokens.ts'

const TEXT = 4.5
const LARGE_TEXT_AND_CONTROLS = 3

function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const lightBands = ['paper', 'surface', 'sky'] as const

describe('text is readable on every background that it has', () => {
  it.each([
    ...lightBands.flatMap((ground) => [
      ['ink', ground] as const,
      ['inkSoft', ground] as const,
      ['orangeDeep', ground] as const,
      ['greenDeep', ground] as const,
      ['danger', ground] as const,
    ]),
    ['ink', 'peach'],
    ['inkSoft', 'peach'],
    ['ink', 'mint'],
    ['inkSoft', 'mint'],
    ['greenDeep', 'mint'],
    ['ink', 'orange'],
    ['ink', 'green'],
    ['inkSoft', 'line'],
    ['onNight', 'night'],
    ['onNightSoft', 'night'],
    ['orange', 'night'],
    ['green', 'night'],
  ] as const)('%s on %s', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(TEXT)
  })
})

describe('a control stands out from its background', () => {
  it.each([
    [color.border, color.surface],
    [color.border, color.paper],
    [color.onNightSoft, color.night],
  ])('border %s on %s', (border, ground) => {
    expect(contrast(border, ground)).toBeGreaterThanOrEqual(LARGE_TEXT_AND_CONTROLS)
  })
})

it.each(['paper', 'surface', 'sky', 'night', 'orange', 'green'] as const)(
  'shows the focus ring of ink and white on %s',
  (ground) => {
    const strongest = Math.max(contrast(color.ink, color[ground]), contrast(color.surface, color[ground]))
    expect(strongest).toBeGreaterThanOrEqual(LARGE_TEXT_AND_CONTROLS)
  },
)

it('has base styles of at most 1.5 KB before compression', () => {
  expect(Buffer.byteLength(baseStyles)).toBeLessThanOrEqual(1536)
})
