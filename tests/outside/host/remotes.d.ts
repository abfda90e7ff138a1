/** What the host knows of the two teams' manifests. */
declare module 'checkout/AddToCart' {
  const AddToCart: import('react').ComponentType<{ sku: string }>
  export default AddToCart
}
declare module 'checkout/MiniCart' {
  const MiniCart: import('react').ComponentType
  export default MiniCart
}
declare module 'decide/pages/ProductPage' {
  const ProductPage: import('react').ComponentType<{ params: { id: string }; query?: { sku: string } }>
  export default ProductPage
}
