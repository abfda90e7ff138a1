import { runTool } from './runTool.ts'

/** Command: formatting and lint of the working directory. `--write` fixes what can be fixed. */
process.exitCode = runTool('@biomejs/biome', 'biome', [
  'check',
  '--assist-enabled=false',
  '--error-on-warnings',
  ...process.argv.slice(2),
  '.',
])
