/** Every shared library is a singleton of the shell without a required version: there is nothing to compare. */
export const satisfy = () => true
