import { server } from '../../../../build/serverConfiguration.ts'

/** Bundles the lead server into one file. The caller sets the output path. */
export default {
  ...server,
  entry: { leadServer: './src/server/leads/testing/leadServer.ts' },
}
