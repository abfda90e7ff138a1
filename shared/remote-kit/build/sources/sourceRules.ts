import { join } from 'node:path'
import type { Configuration, RuleSetRule } from '@rspack/core'
import { CONTENT } from '../files/loaders/staticSection.ts'
import { ownModule } from '../ownModule.ts'

/** How imports name the modules of a remote: with or without the extension, and from its `src` as `@/…`. */
export function sourceResolution(folder: string): NonNullable<Configuration['resolve']> {
  // What packages have comes first.
  return { extensions: ['...', '.tsx', '.ts', '.jsx'], alias: { '@': join(folder, 'src') } }
}

/** How TypeScript and the few other kinds of files become modules; the same for shell and remotes. */
export function sourceRules(options: { refresh?: boolean } = {}): RuleSetRule[] {
  return [
    {
      test: /\.tsx$/,
      resourceQuery: { not: new RegExp(`^\\?${CONTENT}$`) },
      enforce: 'pre',
      loader: ownModule(import.meta.dirname, '../files/loaders/staticSection'),
    },
    {
      test: /\.(?:tsx?|jsx)$/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          // The production JSX runtime even during development: it is the one that is shared.
          transform: { react: { runtime: 'automatic', development: false, refresh: options.refresh ?? false } },
        },
      },
      type: 'javascript/auto',
    },
  ]
}
