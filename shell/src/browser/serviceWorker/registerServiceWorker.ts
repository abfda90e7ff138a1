type Options = { workers?: Pick<ServiceWorkerContainer, 'register'>; mobile?: boolean }

const isMobile = () => matchMedia('(max-width:768px)').matches

/**
 * Registers the worker for this window size (specification, sections 2 and 9): /mobile-sw.js up to 768 px, /sw.js above.
 * Call it when the page is idle. Errors are silently ignored, as specified: the site works without it.
 */
export async function registerServiceWorker({
  workers = navigator.serviceWorker,
  mobile = isMobile(),
}: Options = {}): Promise<void> {
  try {
    await workers?.register(mobile ? '/mobile-sw.js' : '/sw.js', { updateViaCache: 'none' })
  } catch {
    // Private mode, a blocked file, no TLS.
  }
}
