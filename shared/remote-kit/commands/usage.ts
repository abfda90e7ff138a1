/** How each command is called, by name: what `remote-kit COMMAND --help` prints. */
export const usage: Readonly<Record<string, string>> = {
  build: `remote-kit build                     builds the remote in this folder into dist, or everything in the root of the site's
                                     repository
`,
  'can-release': `remote-kit can-release               builds the remote in this folder and reports what its release would break
                                     and change; releases nothing

It asks the site that SITE names (with RELEASE_KEY), or else a local one with the last releases of this repository. If there is a
headless Chromium, it also opens the pages, hydrates their islands, and takes screenshots beside those of the live pages
(.build/can-release). It exits with 1 if the release would be refused.
`,
  dev: `remote-kit dev                       serves the site with the remote in this folder hot, or all of them in the root

A registered remote of another repository is shown as it was last released here. With SITE, everything except this remote comes
from that site. PORT is the port (3100).
`,
  keys: "remote-kit keys [FILE]               creates a team's pair of keys, the private one in FILE (release-key.pem)\n",
  lint: `remote-kit lint                      checks format and lint of this folder
remote-kit lint --write              also fixes what can be fixed
`,
  new: 'remote-kit new NAME                  creates a complete remote in a new folder; its name starts with mfe-\n',
  promote: 'remote-kit promote LINK              makes live what a preview link shows at the site that SITE names\n',
  release: `remote-kit release                   checks, builds and releases the remote in this folder, and reports the verdict
remote-kit release -m TEXT           with this text instead of the last commit's message
remote-kit release --preview         makes nothing live and prints a link that shows the release
remote-kit release --canary 10       shows it to 10 % of the visitors; --auto raises the share or withdraws it
remote-kit release --unchecked       without types, lint and tests; only for a folder

With SITE, it is uploaded to that site and signed with RELEASE_KEY. Otherwise it goes into the folder that RELEASES_DIR names.
`,
  releases:
    'remote-kit releases                  lists what the site that SITE names keeps of the remote in this folder\n',
  rollback: `remote-kit rollback [ID]             returns this remote to its previous release, or to a kept one, at the site that
                                     SITE names
`,
  test: 'remote-kit test [ARGUMENT]           runs the unit tests of this folder; arguments are passed to Jest\n',
  types: 'remote-kit types [ARGUMENT]          checks the types of this folder; arguments are passed to the compiler\n',
}
