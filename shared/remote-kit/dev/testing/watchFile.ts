import { join } from 'node:path'
import { DependencyPlugin } from '../DependencyPlugin.ts'
import { watchBuild } from '../watchBuild.ts'

/**
 * Command for tests: builds `page.js` in a folder whenever it changes, or a file that it does not import, and prints a line
 * for each build. In a process of its own, because Jest cannot load the compiler.
 */
const [folder = '', file = ''] = process.argv.slice(2)
watchBuild(
  [
    {
      mode: 'development',
      context: folder,
      target: 'node24',
      entry: './page.js',
      output: { path: join(folder, 'out') },
      plugins: [new DependencyPlugin(join(folder, file))],
    },
  ],
  { folder, onBuilt: () => console.log('built'), onBroken: console.error },
)
