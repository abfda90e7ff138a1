import { changesSince, upgradeManifest } from './upgradeManifest.ts'

const wanted = { '@site/remote-kit': '^6.0.0', '@site/contracts': '^4.0.0', react: '^19.0.0' }

it('states what the kit works with, and leaves the rest', () => {
  const manifest = {
    name: 'mfe-shop',
    dependencies: { swr: '^2.0.0', react: '^19.2.0' },
    devDependencies: { '@site/remote-kit': '^5.1.0' },
    peerDependencies: { '@site/contracts': '3.4.0', react: '>=18' },
  }

  expect(upgradeManifest(manifest, wanted)).toEqual({
    manifest: {
      ...manifest,
      devDependencies: { '@site/remote-kit': '^6.0.0' },
      peerDependencies: { '@site/contracts': '^4.0.0', react: '>=18' },
    },
    changes: [
      { name: '@site/remote-kit', from: '^5.1.0', to: '^6.0.0' },
      { name: '@site/contracts', from: '3.4.0', to: '^4.0.0' },
    ],
  })
})

it.each(['file:../packed/site-remote-kit-5.2.0.tgz', 'workspace:*', 'latest'])(
  'leaves %s, which is no range',
  (stated) => {
    const manifest = { devDependencies: { '@site/remote-kit': stated } }

    expect(upgradeManifest(manifest, wanted)).toEqual({ manifest, changes: [] })
  },
)

it('tells of the versions since what was removed or changed', () => {
  const changelog = `# Changelog

## 6.1.0 (2027-01-02)

### Added

- \`a\` is new.

## 6.0.0 (2027-01-01)

### Removed

- \`b\` is gone.

### Added

- \`c\` is new.

## 5.0.0 (2026-01-01)

### Changed

- \`d\` is another.
`

  expect(changesSince(changelog, 5)).toBe('## 6.0.0 (2027-01-01)\n\n### Removed\n\n- `b` is gone.\n')
  expect(changesSince(changelog, 6)).toBe('')
})
