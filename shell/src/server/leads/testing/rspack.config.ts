import { server } from '../../../../build/serverConfiguration.ts'

/** The lead server as one file. The output's path is the caller's. */
export default {
  ...server,
  entry: { leadServer: './src/server/leads/testing/leadServer.ts' },
}
