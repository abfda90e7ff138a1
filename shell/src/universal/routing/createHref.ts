import { createPath, type Navigator } from 'react-router-dom'

/** The address of a link's target: the site lies at the root of its host. */
export const createHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to))
