import { runTool } from './runTool.ts'

/** Command: format and lint of the folder it is called from. `--write` mends what can be mended. */
runTool('@biomejs/biome', 'biome', [
  'check',
  '--assist-enabled=false',
  '--error-on-warnings',
  ...process.argv.slice(2),
  '.',
])
