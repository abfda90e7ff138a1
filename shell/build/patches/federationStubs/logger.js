/** Warnings and errors of the runtime go to the console as they are; its other levels are for debugging it. */
export const createLogger = (prefix) => ({
  warn: console.warn.bind(console, prefix),
  error: console.error.bind(console, prefix),
})

export const logger = createLogger('[ Module Federation ]')

// Known to the build only.
export const infrastructureLogger = logger
export const createInfrastructureLogger = createLogger
export const bindLoggerToCompiler = () => {}
