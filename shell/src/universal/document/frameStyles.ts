/** The bar sticks to the top of the whole document, not of the place of its island. */
export const frameStyles = 'body>div[data-island]{display:contents}'
