import * as useSite from '@site/contracts/useSite'
import * as islands from '@site/design/islands/island'
import type { sharedLibraries } from '@site/remote-kit/build/sharedLibraries'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as emotionReact from './facades/emotionReact.ts'
import * as emotionStyled from './facades/emotionStyled.ts'
import * as reactDom from './facades/reactDom.ts'
import * as reactRedux from './facades/reactRedux.ts'
import * as reactRouter from './facades/reactRouter.ts'
import * as toolkit from './facades/toolkit.ts'

/**
 * What the shell provides to remotes, in the browser and where pages are rendered ahead: a remote that uses anything
 * else fails before a visitor sees it. Each library goes through a facade that lists its exports, so that the rest of
 * the library is shaken out: 43 KB (Brotli) less than sharing whole libraries.
 */
export const sharedModules: Readonly<Record<(typeof sharedLibraries)[number], object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  'react-router-dom': reactRouter,
  '@reduxjs/toolkit': toolkit,
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  '@site/contracts/useSite': useSite,
  '@site/design/islands/island': islands,
}
