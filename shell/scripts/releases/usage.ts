/** How the release command is called. */
export const releaseUsage = `npm run release                         builds and releases the shell and all remotes in one step
npm run release -- NAME [NAME]          builds and releases these in one step
npm run release -- NAME@ID              releases a build that exists already
npm run release -- NAME --preview       makes nothing live and prints a link that shows the release
npm run release -- NAME --canary 10     shows the release to 10 % of the visitors; --auto raises the share or withdraws it
npm run release -- --built              takes the builds as they are, without types, lint and tests
`

/** How the promote command is called. */
export const promoteUsage =
  'npm run promote -- LINK [LINK]          makes live what these preview links show, in one step\n'
