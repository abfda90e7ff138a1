import { affectedWorkspaces } from './affectedWorkspaces.ts'

const workspaces = [
  { folder: 'shared/contracts', name: '@site/contracts', needs: [] },
  { folder: 'shared/kit', name: '@site/kit', needs: ['@site/contracts'] },
  { folder: 'shared/leads', name: '@site/leads', needs: ['@site/contracts', 'valibot'] },
  { folder: 'shell', name: 'shell', needs: ['@site/contracts', '@site/kit'] },
  { folder: 'remote-a', name: 'remote-a', needs: ['@site/leads'] },
  { folder: 'remote-ab', name: 'remote-ab', needs: [] },
]
const all = workspaces.map(({ folder }) => folder)

it.each([
  { what: 'one remote', changed: ['remote-a/src/Page.tsx'], affected: ['remote-a'] },
  { what: 'a package', changed: ['shared/leads/Outbox.ts'], affected: ['shared/leads', 'remote-a'] },
  {
    what: 'a package that others use indirectly',
    changed: ['shared/contracts/Page.ts'],
    affected: ['shared/contracts', 'shared/kit', 'shared/leads', 'shell', 'remote-a'],
  },
  { what: 'a folder whose name starts like another one', changed: ['remote-ab/a.ts'], affected: ['remote-ab'] },
  { what: "the repository's package.json", changed: ['package.json'], affected: all },
  { what: 'the lockfile', changed: ['package-lock.json'], affected: all },
  { what: 'the base of all types', changed: ['tsconfig.base.json'], affected: all },
  { what: 'the lint rules', changed: ['biome.json'], affected: all },
  { what: 'the configuration of unit tests', changed: ['jest.config.cjs'], affected: all },
  { what: "the repository's documents", changed: ['README.md', 'CODEOWNERS', 'Dockerfile'], affected: [] },
  { what: 'a folder outside of workspaces', changed: ['shared/decisions/pages/bytes.md'], affected: [] },
  { what: 'nothing', changed: [], affected: [] },
])('affects $affected if $what changes', ({ changed, affected }) => {
  expect(affectedWorkspaces(workspaces, changed)).toEqual(affected)
})
