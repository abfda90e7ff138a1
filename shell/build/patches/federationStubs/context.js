/** Context that only the error messages left out would name. */
export const optionsToMFContext = () => undefined
