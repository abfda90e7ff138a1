import { createElement, type ElementType, type ReactElement, type ReactNode } from 'react'
import { absolute } from './site.ts'

export { Fragment } from 'react'

type Given = Readonly<Record<string, unknown>>

/** Attributes with one address. */
const addresses = ['href', 'src', 'poster', 'action']
const addressesInHtml = /(\s(?:href|src|srcset|poster|action)=")\/(?!\/)/g
const candidates = /(^|,\s*)\/(?!\/)/g

/**
 * React's JSX functions for parts that are shown on another site: what links to the site, or comes from it, has its whole
 * address. Structured data is about the page around, which is somebody else's.
 */
export function jsx(type: ElementType, props: Given, key?: string): ReactElement | null {
  return type === 'script' ? null : createElement(type, placed(props, key))
}

export function jsxs(
  type: ElementType,
  { children, ...props }: Given & { children: readonly ReactNode[] },
  key?: string,
) {
  return createElement(type, placed(props, key), ...children)
}

function placed(props: Given, key: string | undefined): Given {
  const whole = Object.fromEntries(Object.entries(props).map(([name, value]) => [name, withOrigin(name, value)]))
  return key === undefined ? whole : { ...whole, key }
}

function withOrigin(name: string, value: unknown): unknown {
  if (typeof value === 'string' && addresses.includes(name)) return absolute(value)
  if (typeof value === 'string' && name === 'srcSet') return value.replace(candidates, `$1${absolute('/')}`)
  if (name !== 'dangerouslySetInnerHTML' || !isHtml(value)) return value
  return { __html: value.__html.replace(addressesInHtml, `$1${absolute('/')}`) }
}

function isHtml(value: unknown): value is { __html: string } {
  return typeof value === 'object' && value !== null && '__html' in value && typeof value.__html === 'string'
}
