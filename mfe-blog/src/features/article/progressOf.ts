/** How much of a text has been read, from 0 to 1: nothing until its top leaves the screen, all when its end is on it. */
export function progressOf({ top, height }: { top: number; height: number }, viewport: number): number {
  const way = height - viewport
  if (way <= 0) return top + height <= viewport ? 1 : 0
  return Math.min(1, Math.max(0, -top / way))
}
