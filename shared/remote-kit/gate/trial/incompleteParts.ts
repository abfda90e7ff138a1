import type { ServerBundle } from '@site/contracts/ServerBundle'

/** What modules lack that nothing but a name asks of them. */
export function incompleteParts({ pages, fragments = {} }: ServerBundle): string[] {
  return [
    ...Object.entries(pages).flatMap(([expose, { data }]) =>
      data && typeof data.load !== 'function'
        ? [`The data module of ${expose} exports no \`load\`, which returns what the page gets.`]
        : [],
    ),
    ...Object.entries(fragments).flatMap(([name, { module, data }]) => [
      ...(module.default
        ? []
        : [`The module of the fragment ${name} has no default export: it exports its component by default.`]),
      ...(data && typeof data.load !== 'function'
        ? [`The data module of the fragment ${name} exports no \`load\`.`]
        : []),
    ]),
  ]
}
