/** A frame whose image is hidden until `data-near` is set: hidden images that load late are not requested. */
export const lateImageFrames = '[data-late]'

/**
 * Shows the images of these frames, each once a tenth of it is within 50 px of the viewport (specification, section 9). Returns a
 * function that stops it. The shell calls it for a whole document before any of its scripts has arrived.
 */
export function showNearImages(frames: Iterable<HTMLElement>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) target.dataset.near = ''
      }
    },
    { rootMargin: '50px', threshold: 0.1 },
  )
  for (const frame of frames) observer.observe(frame)
  return () => observer.disconnect()
}
