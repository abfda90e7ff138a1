import * as emotion from '@emotion/react'
import * as styled from '@emotion/styled'
import * as toolkit from '@reduxjs/toolkit'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactRedux from 'react-redux'
import * as router from 'react-router-dom'
import type { sharedLibraries } from 'shared/build/sharedLibraries.ts'
import * as useSite from 'shared/contracts/useSite.ts'
import * as islands from 'shared/islands/island.tsx'

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
  'shared/contracts/useSite.ts': useSite,
  'shared/islands/island.tsx': islands,
}
