import * as emotion from '@emotion/react'
import * as styled from '@emotion/styled'
import * as toolkit from '@reduxjs/toolkit'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactRedux from 'react-redux'
import * as router from 'react-router-dom'
import type { sharedLibraries } from '@site/remote-kit/build/sharedLibraries'
import * as useSite from '@site/contracts/useSite'
import * as islands from '@site/design/islands/island'

/** The shell's own copies, handed to each remote's server file in the place of `require`. */
export const sharedModules: Record<(typeof sharedLibraries)[number], unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  'react-router-dom': router,
  '@reduxjs/toolkit': toolkit,
  '@emotion/react': emotion,
  '@emotion/styled': styled,
  '@site/contracts/useSite': useSite,
  '@site/design/islands/island': islands,
}
