/** How long rendering may take, in ms. A machine that has much else to do must not make a good release a bad one. */
export type RenderLimits = {
  /** Until a process has started and compiled what it was given. */
  start: number
  /** For one page, all that it leaves behind, or the documents. */
  page: number
  /** For all of a remote, without what is allowed for each of its pages. */
  total: number
  /** Added to the total for each page. */
  perPage: number
  /** For a page on demand, from the moment its rendering begins. */
  request: number
}

export const renderLimits: RenderLimits = { start: 10_000, page: 5_000, total: 15_000, perPage: 200, request: 3_000 }

/** While developing, builds of several parts take the processor from it, and nobody is kept waiting by a slow page. */
export const developmentLimits: RenderLimits = {
  start: 60_000,
  page: 20_000,
  total: 60_000,
  perPage: 2_000,
  request: 20_000,
}
