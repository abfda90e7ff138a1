const { existsSync } = require('node:fs')
const { join } = require('node:path')

// A release of several remotes has built the first one before it tests the second, in production mode.
process.env.NODE_ENV = 'test'

/** One of the kit's modules: TypeScript in the site's repository, JavaScript where the kit was installed. */
const own = (name) => ['.ts', '.tsx', '.js'].map((end) => join(__dirname, name + end)).find((file) => existsSync(file))

/** How a remote's tests run: TypeScript through SWC, the site's packages included, and a DOM where a test needs one. */
module.exports = {
  testEnvironment: require.resolve('./jest/environment.cjs'),
  // A machine that is busy is slow, not wrong: no test asserts how long something takes.
  testTimeout: 30_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/releases/', '/\\.build/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/releases/', '/\\.build/dev/'],
  transform: {
    '\\.(ts|tsx|mts|js)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
    '\\.wasm$': require.resolve('./jest/wasmTransform.cjs'),
    '^(?!.*\\.([cm]?[jt]sx?|json|wasm)$)': require.resolve('./jest/textTransform.cjs'),
  },
  transformIgnorePatterns: ['/node_modules/(?!@site/)'],
  // Files that are not code, as the build makes modules of them (build/files/fileRules.ts).
  moduleNameMapper: {
    '\\.svg\\?react$': own('testing/drawingStub'),
    '\\?size$': own('testing/pictureStub'),
    '\\.module\\.css$': require.resolve('./testing/classesStub.cjs'),
    '\\.css$|^[^?]+\\.(png|jpe?g|gif|webp|avif|svg|ico|bmp|woff2?|ttf|otf|eot)$|^[^?]+\\.(mp4|webm|ogg|mp3|wav|flac|m4a|aac|vtt|pdf)$|\\?(url|inline)$':
      own('testing/fileStub'),
    '^(.+)\\?raw$': '$1',
    // As the build finds them (build/sources/sourceRules.ts).
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  setupFilesAfterEnv: [own('testing/setUp')],
}
