/** How each command is called, by name: what `remote-kit COMMAND --help` prints. */
export const usage: Readonly<Record<string, string>> = {
  build: `remote-kit build                     builds the remote in this folder into dist, or everything in the root of the site's
                                     repository
`,
  'can-release': `remote-kit can-release               builds the remote in this folder and reports what its release would break
                                     and change; releases nothing
remote-kit can-release NAME          the same in the root of the site's repository; of the shell it lists every live remote that
                                     it would break, and what its team has to do

It asks the site that SITE names (with RELEASE_KEY), or else a local one with what is live in the store of this repository. If
there is a headless Chromium, it also opens the pages, hydrates their islands, and takes screenshots beside those of the live pages
(.build/can-release). It exits with 1 if the release would be refused.
`,
  dev: `remote-kit dev                       serves the site with the remote in this folder hot, or all of them in the root

A registered remote of another repository is shown as it was last released here. With SITE, everything except this remote comes
from that site. PORT is the port (3100).
`,
  keys: `remote-kit keys [FILE]               creates a team's pair of keys, the private one in FILE (release-key.pem)
remote-kit keys --preview [FILE]     creates a pair for CI, which shows previews and makes nothing live (preview-key.pem)
`,
  lint: `remote-kit lint                      checks format and lint of this folder
remote-kit lint --write              also fixes what can be fixed
`,
  new: 'remote-kit new NAME                  creates a complete remote in a new folder; its name starts with mfe-\n',
  promote: `remote-kit promote LINK [LINK]       makes live what these preview links show, in one step

Where it goes is explained by "remote-kit release --help".
`,
  release: `remote-kit release                   checks, builds and releases the remote in this folder, and in the root of the site's
                                     repository everything; reports the verdict of a running site
remote-kit release NAME [NAME]       releases these in one step
remote-kit release NAME@ID           releases a build that exists already
remote-kit release -m TEXT           with this text instead of the last commit's message
remote-kit release --preview         makes nothing live and prints a link that shows the release
remote-kit release --canary 10       shows it to 10 % of the visitors; --auto raises the share or withdraws it
remote-kit release --unchecked       builds without types, lint and tests
remote-kit release --built           takes the builds as they are, without types, lint and tests

"npm run release -- ARGUMENTS" is the same. With SITE, it is checked, uploaded to that site, and signed with RELEASE_KEY.
Otherwise it goes where the servers of this repository read: into the database that DATABASE_URL names, or into the folder
that RELEASES_DIR names. A repository without the site's own code knows SITE and RELEASES_DIR.

It exits with 0 when the release is live, with 1 when it is refused, and with 2 when the site will try it again by itself.
`,
  releases: `remote-kit releases                  lists what is kept of the remote in this folder, at the site that SITE names or in the
                                     store of this repository, and in the root of everything
remote-kit releases NAME             lists it for one name
remote-kit releases history          lists who changed what and when, newest first
remote-kit releases diff NAME ID [ID]   shows what differs between two releases, or from one to the current target
remote-kit releases prune [--dry-run]   removes what need not be kept, as the composing process does every hour

Over the network there is the list of one name, and in a remote's folder its history.
`,
  rollback: `remote-kit rollback [NAME] [ID]      returns this remote, or the one with this name, to its previous release, or to a kept
                                     one, at the site that SITE names or in the store of this repository
remote-kit rollback --pause NAME     blocks new releases of NAME
remote-kit rollback --resume NAME    allows them again
remote-kit rollback --composition N  returns the whole site to generation N ("remote-kit releases" shows the current one)

Over the network there is all but the last, each signed with RELEASE_KEY; a pause of the site's operator is the operator's to end.
`,
  shared: `remote-kit shared                    lists the libraries that remotes share with the site, and their versions

A remote states below "peerDependencies" which versions it works with; build, types and dev check that. Those of which it may
have a copy of its own are left to it by shared: { 'NAME': false } in rspack.config.ts.
`,
  test: 'remote-kit test [ARGUMENT]           runs the unit tests of this folder; arguments are passed to Jest\n',
  types: `remote-kit types [ARGUMENT]          checks the types of this folder, and what a build refuses of it; arguments are
                                     passed to the compiler
`,
  upgrade: `remote-kit upgrade                   moves the remote in this folder to the installed kit: install the new one first, with
                                     npm install @site/remote-kit@VERSION or from the packed files

It writes the versions that the kit works with to package.json, renames in src what only has another name now, and prints what
else was removed or changed since: nothing of that can be mended by a machine.
`,
}
