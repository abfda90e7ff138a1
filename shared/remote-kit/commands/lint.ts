import { runTool } from './runTool.ts'

/** Command: format and lint of the folder it is called from. `--write` fixes what can be fixed. */
runTool('@biomejs/biome', 'biome', [
  'check',
  '--assist-enabled=false',
  '--error-on-warnings',
  ...process.argv.slice(2),
  '.',
])
