import type { Navigator } from 'react-router-dom'

const impossible = () => {
  throw new Error('A page navigated while it was rendered on the server.')
}

/** Stands for the browser's history while a page is rendered on the server. */
export const serverNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  push: impossible,
  replace: impossible,
  go: impossible,
}
