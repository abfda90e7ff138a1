import { browser, loader, serviceWorker } from './browserConfiguration.ts'
import { render, renderProcess, server } from './serverConfiguration.ts'
import { assertInternals } from './assertInternals.ts'

assertInternals()

/** All builds of the shell: browser scripts, the server, and what render processes evaluate. */
export const shellConfiguration = [
  browser,
  loader,
  server,
  render,
  renderProcess,
  serviceWorker('sw', false),
  serviceWorker('mobile-sw', true),
]
