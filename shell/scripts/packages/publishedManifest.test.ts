import { publishedFiles, publishedManifest } from './publishedManifest.ts'

it('exports JavaScript with types, and says nothing of how the sources are checked', () => {
  const manifest = {
    name: '@site/sample',
    private: true,
    files: ['*.ts'],
    scripts: { prepack: 'exit 1' },
    exports: {
      './Page': './Page.ts',
      './Badge': './text/Badge.tsx',
      './preset': './preset.cjs',
      './some/*': './some/*',
    },
    dependencies: { valibot: '^1.0.0' },
    devDependencies: { jest: '^30.0.0' },
    jest: { preset: 'sample' },
  }

  expect(publishedManifest(manifest)).toEqual({
    name: '@site/sample',
    exports: {
      './Page': { types: './Page.d.ts', default: './Page.js' },
      './Badge': { types: './text/Badge.d.ts', default: './text/Badge.js' },
      './preset': './preset.cjs',
      './some/*': './some/*',
    },
    dependencies: { valibot: '^1.0.0' },
  })
})

it.each([
  ['Page.ts', ['Page.js', 'Page.d.ts']],
  ['text/Badge.tsx', ['text/Badge.js', 'text/Badge.d.ts']],
  ['files.d.ts', ['files.d.ts']],
  ['template/Page.tsx.txt', ['template/Page.tsx.txt']],
  ['preset.cjs', ['preset.cjs']],
])('publishes for %s %j', (file, published) => {
  expect(publishedFiles(file)).toEqual(published)
})
