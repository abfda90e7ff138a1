import { placeIn } from '../placeIn.ts'
import { PLACE_ATTRIBUTE } from '../tagProblem.ts'

type MakeElement = (type: unknown, props: object | null | undefined, ...rest: unknown[]) => unknown

/** The functions of a library that make elements. */
const makers = ['jsx', 'jsxs', 'createElement']

/** A shared library that notes where in the bundle each element was written. */
export function withPlaces(library: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const noting = makers.flatMap((name) => {
    const make = library[name]
    return isMaker(make) ? [[name, placed(make)] as const] : []
  })
  return { ...library, ...Object.fromEntries(noting) }
}

const noted = new RegExp(` ${PLACE_ATTRIBUTE}="[^"]*"`, 'g')

/** HTML as it is without them. */
export const withoutPlaces = (html: string): string => html.replace(noted, '')

function isMaker(value: unknown): value is MakeElement {
  return typeof value === 'function'
}

function placed(make: MakeElement): MakeElement {
  return (type, props, ...rest) => {
    const place = isElement(type) && placeIn(new Error().stack).replace(' at ', '')
    return make(type, place ? { ...props, [PLACE_ATTRIBUTE]: place } : props, ...rest)
  }
}

/** An element of HTML, or a styled one, which hands its attributes on. */
function isElement(type: unknown): boolean {
  return typeof type === 'string' || (typeof type === 'object' && type !== null && '__emotion_base' in type)
}
