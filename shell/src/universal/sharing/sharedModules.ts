import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { createAction } from '@reduxjs/toolkit'
import * as useSite from '@site/contracts/useSite'
import * as islands from '@site/design/islands/island'
import type { sharedLibraries } from '@site/remote-kit/build/sharedLibraries'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { createPortal, flushSync } from 'react-dom'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'

/** As in the namespace of an ES module: without it, a remote's default import would get the whole object. */
const __esModule = true

/**
 * What the shell provides to remotes, in the browser and during rendering: a remote that uses anything else fails before a
 * visitor sees it. For the larger libraries the names are listed, so that the rest is tree-shaken: 43 KB (Brotli) less than
 * sharing whole libraries.
 */
export const sharedModules: Readonly<Record<(typeof sharedLibraries)[number], object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': { __esModule, createPortal, flushSync },
  'react-redux': { __esModule, useDispatch },
  'react-router-dom': { __esModule, useLocation, useNavigate },
  '@reduxjs/toolkit': { __esModule, createAction },
  '@emotion/react': { __esModule, css, keyframes },
  '@emotion/styled': { __esModule, default: styled },
  '@site/contracts/useSite': useSite,
  '@site/design/islands/island': islands,
}
