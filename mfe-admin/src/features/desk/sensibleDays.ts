/** What a date field takes: typed as 30/11/26, a year would be the year 26. */
export const sensibleDays = { min: '2000-01-01', max: '2099-12-31' } as const
