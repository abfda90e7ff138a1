import { messageOf } from '@site/release-protocol/errors/messageOf'

type Watched = { look(): Promise<void>; nextChange(): Promise<void> }

/** Looks whenever there may be a change. Returns a function that stops it. */
export function watchChanges({ look, nextChange }: Watched, onFailure: (reason: string) => void): () => void {
  let stopped = false
  const watch = async () => {
    await nextChange()
    if (stopped) return
    try {
      await look()
    } catch (error) {
      onFailure(messageOf(error))
    }
    void watch()
  }
  void watch()
  return () => {
    stopped = true
  }
}
