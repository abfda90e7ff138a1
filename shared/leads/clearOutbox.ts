import { browserOutbox } from './browserOutbox.ts'
import { forgetVisitor } from './rememberedVisitor.ts'

/** For the privacy page: removes from this browser what waits to be sent and what forms remember. Answers how many leads it removed. */
export async function clearOutbox(outbox = browserOutbox): Promise<number> {
  const { length } = await outbox.waiting()
  await outbox.clear()
  forgetVisitor()
  return length
}
