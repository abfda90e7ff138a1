/** Does the work for each item, for at most `lanes` of them at a time and in their order. Rejects with the first failure. */
export async function inLanes<Item>(
  items: Iterable<Item>,
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].values()
  // All lanes take from the same queue.
  const lane = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
