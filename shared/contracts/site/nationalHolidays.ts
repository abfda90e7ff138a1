/** National holidays by law, as month and day. */
const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']

/** Whether a day, given as midnight UTC, is a national holiday. Carnival and Corpus Christi are not. */
export function isNationalHoliday(day: Date): boolean {
  return fixed.includes(day.toISOString().slice(5, 10)) || day.getTime() === goodFriday(day.getUTCFullYear())
}

/** Two days before Easter Sunday, computed for the years 1900 to 2099. */
function goodFriday(year: number): number {
  const golden = year % 19
  const age = (19 * golden + 24) % 30
  const fullMoon = 21 + age - (age === 29 || (age === 28 && golden > 10) ? 1 : 0)
  const weekday = new Date(Date.UTC(year, 2, fullMoon)).getUTCDay()
  return Date.UTC(year, 2, fullMoon + 5 - weekday)
}
