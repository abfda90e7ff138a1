/** Room for columns beside each other; in em, so that a visitor's larger text keeps the single column. */
export const wide = '@media (min-width:62em)'
