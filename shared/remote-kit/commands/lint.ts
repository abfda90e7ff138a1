import { runTool } from './runTool.ts'

/** Command: formatting and lint of the working directory. `--write` fixes what can be fixed. */
const given = process.argv.slice(2)
process.exitCode = runTool('@biomejs/biome', 'biome', [
  'check',
  '--assist-enabled=false',
  '--error-on-warnings',
  ...given,
  '.',
])
if (process.exitCode && !given.includes('--write')) console.error('npm run lint -- --write fixes what can be fixed.')
