/**
 * Libraries of which shell and remotes share one copy. Only the shell provides them
 * (shell/src/universal/sharing/sharedModules.ts); no remote's bundle contains them.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-redux',
  'react-router-dom',
  '@reduxjs/toolkit',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  '@site/contracts/useSite',
  '@site/design/islands/island',
] as const
