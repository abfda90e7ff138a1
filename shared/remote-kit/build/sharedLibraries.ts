/**
 * Libraries of which one copy serves shell and remotes. The shell is their only provider
 * (shell/src/universal/sharing/sharedModules.ts); a remote's bundle holds none of them.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-redux',
  'react-router-dom',
  '@reduxjs/toolkit',
  '@emotion/react',
  '@emotion/styled',
  '@site/contracts/useSite',
  '@site/design/islands/island',
] as const
