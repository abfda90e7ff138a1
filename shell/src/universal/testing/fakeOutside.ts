import type { Outside } from '../store/Outside.ts'

/** The world outside the store for tests: tabs are noted, time is Jest's, nothing is kept. */
export function fakeOutside({ blocked = false, submittedBefore = false } = {}) {
  const tabs: string[] = []
  const outside: Outside = {
    whatsAppNumber: '5511900000000',
    openTab(url) {
      if (!blocked) tabs.push(url)
      return !blocked
    },
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    wasSubmittedThisVisit: () => submittedBefore,
    keepSubmitted: jest.fn(),
  }
  return { outside, tabs }
}
