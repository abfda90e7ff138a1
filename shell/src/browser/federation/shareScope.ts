import { sharedModules } from '../../universal/sharing/sharedModules.ts'

const shareConfig = { singleton: true, requiredVersion: false as const }

type Shared = { version: string; shareConfig: typeof shareConfig } & (
  | { lib: () => object }
  | { get: () => Promise<() => object> }
)

/**
 * The share scope in the federation runtime's format. The whole toolkit is a chunk that only remotes which use it load; the
 * shell's own few functions of it are another copy, and neither has state that the other would miss.
 */
export const shareScope: Readonly<Record<string, Shared>> = {
  ...Object.fromEntries(
    Object.entries(sharedModules).map(([name, library]) => [
      name,
      { version: '1.0.0', lib: () => library, shareConfig },
    ]),
  ),
  '@reduxjs/toolkit': {
    version: '1.0.0',
    get: async () => {
      const toolkit = await import(/* webpackChunkName: "toolkit" */ './wholeToolkit.ts')
      return () => toolkit
    },
    shareConfig,
  },
}
