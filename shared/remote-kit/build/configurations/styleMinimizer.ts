import { rspack } from '@rspack/core'

/** The oldest ones that read `light-dark()`: what stands for it in others works only where its sheet sets `color-scheme`, too. */
const browsers = ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5', 'ios_saf >= 17.5']

/**
 * Makes style sheets small, in the words that they were written with. Without a list of browsers it would write for those of 2016:
 * each `:is()` three times, and not as the team's own selector any more. Of what is nested, older ones know only a part.
 */
export const styleMinimizer = () =>
  new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: { targets: browsers, include: { nesting: true } },
  })
