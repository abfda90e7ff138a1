/** A remote brings no copy of a shared library, so there is nothing to fall back to. */
export const getSharedFallbackGetter = ({ factory }) => factory
