/**
 * Runs in the page before its own code: who makes one of the browser's formatters is told in the console, which fails the
 * test. A page's first one takes a phone a third of a second, in the middle of whatever its visitor does.
 */
export function reportFormatters(): void {
  const tell = (name: string) => console.error(`${name} makes a formatter. ${new Error().stack}`)
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'PluralRules'] as const) {
    const Format = Intl[name] as new (...parameters: unknown[]) => object
    const told = new Proxy(Format, {
      construct(made, parameters) {
        tell(name)
        return new made(...parameters)
      },
    })
    Object.defineProperty(Intl, name, { value: told })
  }
  for (const { prototype } of [Number, Date]) {
    for (const name of Object.getOwnPropertyNames(prototype).filter((one) => one.startsWith('toLocale'))) {
      const original = Reflect.get(prototype, name) as (...parameters: unknown[]) => string
      Object.defineProperty(prototype, name, {
        value(this: unknown, ...parameters: unknown[]) {
          tell(name)
          return original.apply(this, parameters)
        },
      })
    }
  }
}
