/** The pages that the pagination offers: first, last and those around the current one; 'gap' where some are left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const near = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= 1
  const shown: (number | 'gap')[] = []
  for (let number = 1; number <= pages; number++) {
    const isLoneGap = !near(number) && near(number - 1) && near(number + 1)
    if (near(number) || isLoneGap) shown.push(number)
    else if (shown.at(-1) !== 'gap') shown.push('gap')
  }
  return shown
}
