import { Global } from '@emotion/react'
import type { ElementType, Key, ReactElement } from 'react'
import * as runtime from 'react/jsx-runtime'

type StyleProps = { children?: unknown; dangerouslySetInnerHTML?: { __html: unknown } }
type Make = (type: ElementType, props: object, key?: Key) => ReactElement

/** The rules that a library writes into a `<style>` of its own, among those of the page: the policy allows no such element. */
function Style({ children, dangerouslySetInnerHTML }: StyleProps) {
  return runtime.jsx(Global, { styles: [dangerouslySetInnerHTML?.__html ?? children].flat().join('') })
}

const withStyle =
  (make: Make): Make =>
  (type, props, key) =>
    make(type === 'style' ? Style : type, props, key)

/** In place of React's JSX runtime in libraries (files/loaders/libraryCode.ts). */
export const jsx: Make = withStyle(runtime.jsx)
export const jsxs: Make = withStyle(runtime.jsxs)
export const { Fragment } = runtime
