import { focusFollowedLink } from './followedLink.ts'

/** In a document that a step back has loaded again; one that the browser has kept whole has its focus still. */
export function focusAfterStepBack(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const isStep = navigation && Reflect.get(navigation, 'type') === 'back_forward'
  if (isStep && document.activeElement === document.body) focusFollowedLink()
}
