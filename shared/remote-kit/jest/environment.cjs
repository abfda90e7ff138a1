const { TestEnvironment: DomEnvironment } = require('jest-environment-jsdom')
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

/** `*.test.tsx` and `*.dom.test.ts` run with a DOM (jsdom), every other test in plain Node. */
class TestEnvironment {
  constructor(config, context) {
    const Environment = /\.test\.tsx$|\.dom\.test\.ts$/.test(context.testPath) ? DomEnvironment : NodeEnvironment
    // biome-ignore lint/correctness/noConstructorReturn: Jest takes a class, and which one depends on the test's name.
    return new Environment(config, context)
  }
}

module.exports = TestEnvironment
