import { focusFollowedLink } from './followedLink.ts'

/**
 * Restores the focus to the link that was followed: in a document that was reloaded when the visitor went back, and in one
 * from the back-forward cache where nothing has the focus. Safari does not focus a link that is tapped or clicked.
 */
export function restoreFocusOnBack(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation && Reflect.get(navigation, 'type') === 'back_forward') focusUnlessElsewhere()
  // The same function each time: a page that is first read and then hydrated listens once.
  addEventListener('pageshow', onPageShow)
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) focusUnlessElsewhere()
}

function focusUnlessElsewhere(): void {
  if (document.activeElement === document.body) focusFollowedLink()
}
