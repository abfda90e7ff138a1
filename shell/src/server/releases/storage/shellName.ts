/** The shell's name among those of the parts of a composition, and of its folder among the releases. */
export const SHELL = 'shell'
