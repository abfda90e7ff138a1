import { join } from 'node:path'
import { startTractorStore } from './startTractorStore.ts'

/** `npm run example`: the Tractor Store at http://localhost:3300, until the command is stopped. It needs the built shell. */
const folder = join(import.meta.dirname, '../../test-results/tractorStore')
const site = await startTractorStore({
  releasesFolder: join(folder, 'releases'),
  dataFolder: join(folder, 'data'),
  port: '3300',
})
process.stdout.write(`The Tractor Store is at ${site.url}\n`)
process.once('SIGINT', () => void site.stop())
process.once('SIGTERM', () => void site.stop())
