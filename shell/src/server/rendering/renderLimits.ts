/** Time limits for rendering, in ms. On a busy machine they must not turn a good release into a bad one. */
export type RenderLimits = {
  /** Until a process has started and compiled its files. */
  start: number
  /** For one page with everything that it leaves behind, or for the documents. */
  page: number
  /** For all of a remote, in addition to the allowance per page. */
  total: number
  /** Added to the total for each page. */
  perPage: number
  /** For an on-demand page, from the start of its rendering. */
  request: number
}

export const renderLimits: RenderLimits = { start: 10_000, page: 5_000, total: 15_000, perPage: 200, request: 3_000 }

/** During development, several builds compete for the CPU, and no visitor waits for a slow page. */
export const developmentLimits: RenderLimits = {
  start: 60_000,
  page: 20_000,
  total: 60_000,
  perPage: 2_000,
  request: 20_000,
}
