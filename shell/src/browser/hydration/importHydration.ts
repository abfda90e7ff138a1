import '../federation/shareScope.ts'

/** Belongs to the libraries' chunk, so that the bundler leaves out of the hydration's chunk what that one already contains. */
export const importHydration = () => import(/* webpackChunkName: "hydrate" */ './hydrate.tsx')
