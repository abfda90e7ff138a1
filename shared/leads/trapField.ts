/** Name of the field that people never see. A program that fills in every field gives itself away with it. */
export const TRAP_FIELD = 'homepage'
