/** In place of PageMetadata: the head of the page around is somebody else's. */
const nothing = () => null

export { nothing as PageMetadata, nothing as PageTitle, nothing as SocialImage }
