import { fileURLToPath } from 'node:url'
import { drawSocialImages } from '@site/remote-kit/images/drawSocialImages'

/** Called by the build recipe before it builds this remote: the pictures for shared links go to `.build`. */
export async function prepare(): Promise<void> {
  await drawSocialImages({ remote: 'mfe-agent', drawings: pathOf('../social'), output: pathOf('../.build') })
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}
