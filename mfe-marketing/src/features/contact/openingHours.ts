/** Opening and closing hour per weekday from Sunday, in São Paulo time (specification, section 1); null is closed. */
export const openingHours = [
  null,
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 12 },
] as const
