import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Path of the package.json that code in `folder` would resolve. @throws Error if the package is not installed. */
export function installedManifest(folder: string, name: string): string {
  for (let place = folder; ; place = join(place, '..')) {
    const file = join(place, 'node_modules', name, 'package.json')
    if (existsSync(file)) return file
    if (place === join(place, '..')) throw new Error(`${name} is not installed. Run npm install.`)
  }
}
