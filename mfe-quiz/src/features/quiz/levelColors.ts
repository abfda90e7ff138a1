import { color } from '@site/design/tokens'

/** One colour a level, from weakest to strongest, wherever levels are drawn. */
export const levelColors = [color.orangeDeep, color.orange, color.green, color.greenDeep] as const
