import type { Navigator } from 'react-router-dom'
import { createHref } from '../../../universal/routing/createHref.ts'

const impossible = () => {
  throw new Error('A page navigated while it was rendered on the server.')
}

/** Replaces the browser's history during rendering on the server. */
export const serverNavigator: Navigator = {
  createHref,
  push: impossible,
  replace: impossible,
  go: impossible,
}
