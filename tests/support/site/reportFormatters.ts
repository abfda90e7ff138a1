/**
 * Runs before the page's own code: creating one of the browser's formatters is reported in the console, which fails the
 * test. A page's first formatter blocks a phone for a third of a second.
 */
export function reportFormatters(): void {
  const warn = (name: string) => console.error(`${name} makes a formatter. ${new Error().stack}`)
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'PluralRules'] as const) {
    const Format = Intl[name] as new (...parameters: unknown[]) => object
    const proxy = new Proxy(Format, {
      construct(made, parameters) {
        warn(name)
        return new made(...parameters)
      },
    })
    Object.defineProperty(Intl, name, { value: proxy })
  }
  for (const { prototype } of [Number, Date]) {
    for (const name of Object.getOwnPropertyNames(prototype).filter((one) => one.startsWith('toLocale'))) {
      const original = Reflect.get(prototype, name) as (...parameters: unknown[]) => string
      Object.defineProperty(prototype, name, {
        value(this: unknown, ...parameters: unknown[]) {
          warn(name)
          return original.apply(this, parameters)
        },
      })
    }
  }
}
