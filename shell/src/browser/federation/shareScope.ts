import { sharedModules } from '../../universal/sharing/sharedModules.ts'

/** The share scope in the federation runtime's format. */
export const shareScope = Object.fromEntries(
  Object.entries(sharedModules).map(([name, library]) => [
    name,
    { version: '1.0.0', lib: () => library, shareConfig: { singleton: true, requiredVersion: false as const } },
  ]),
)
