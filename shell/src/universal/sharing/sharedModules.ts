import * as emotion from '@emotion/react'
import * as emotionJsxRuntime from '@emotion/react/jsx-runtime'
import * as styled from '@emotion/styled'
import * as useSite from '@site/contracts/useSite'
import * as islands from '@site/design/islands/island'
import type { SharedLibrary } from '@site/remote-kit/build/sharedLibraries'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactRedux from 'react-redux'
import { routerModule } from './routerModule.ts'

/**
 * What the shell provides to remotes and uses itself, in the browser and during rendering: each library whole, but for the
 * router, of which a page gets what works in it. Of the toolkit the shell needs a small part: whoever needs it provides it whole.
 */
export const sharedModules: Readonly<Record<Exclude<SharedLibrary, '@reduxjs/toolkit'>, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  'react-router-dom': routerModule,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsxRuntime,
  '@emotion/styled': styled,
  '@site/contracts/useSite': useSite,
  '@site/design/islands/island': islands,
}
