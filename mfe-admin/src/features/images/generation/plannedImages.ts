/** The four categories of the generator, three images each (specification, section 9). */
export const imageCategories = ['Delivery', 'Restaurantes', 'Petshop', 'Negócios Locais'] as const

type ImageCategory = (typeof imageCategories)[number]

/** An image to generate: the prompt for the provider, and the alt text. */
type ImagePrompt = {
  category: ImageCategory
  /** In English, which the model follows best. */
  positivePrompt: string
  /** In Portuguese: it is copied into the pages that show the image. */
  altText: string
}

/** The twelve images, in the order in which they are generated. */
export const imagePrompts: readonly ImagePrompt[] = [
  {
    category: 'Delivery',
    positivePrompt:
      'Brazilian motorcycle courier with a thermal backpack handing a paper bag to a smiling customer at her front door, residential street in São Paulo, warm late afternoon light, candid documentary photograph, shallow depth of field',
    altText: 'Entregador de moto entrega uma sacola de papel a uma cliente sorridente na porta de casa',
  },
  {
    category: 'Delivery',
    positivePrompt:
      'Close-up of hands packing a hamburger and fries into a kraft paper delivery box on a stainless steel counter, order tickets in the background, small Brazilian burger kitchen, bright clean light, appetizing food photograph',
    altText: 'Mãos embalam hambúrguer e batatas em uma caixa de papel no balcão da cozinha',
  },
  {
    category: 'Delivery',
    positivePrompt:
      'Young woman on a sofa ordering food on her smartphone, the blank screen turned away, living room with plants, soft evening light, relaxed mood, natural lifestyle photograph, no readable text',
    altText: 'Mulher sentada no sofá pede comida pelo celular em uma sala iluminada',
  },
  {
    category: 'Restaurantes',
    positivePrompt:
      'Brazilian restaurant owner in an apron standing proudly at the entrance of her small neighbourhood restaurant, wooden tables and warm lamps behind her, welcoming smile, golden hour, editorial portrait photograph',
    altText: 'Dona de restaurante de avental sorri na entrada do salão com mesas de madeira',
  },
  {
    category: 'Restaurantes',
    positivePrompt:
      'Top view of a rustic wooden table with Brazilian dishes, feijoada in a clay pot, rice, collard greens, farofa and orange slices, natural window light, colourful appetizing food photograph',
    altText: 'Mesa de madeira vista de cima com feijoada, arroz, couve, farofa e fatias de laranja',
  },
  {
    category: 'Restaurantes',
    positivePrompt:
      'Group of friends laughing around a table in a lively pizzeria, pizza in the centre, wood-fired oven glowing in the background, warm evening atmosphere, candid wide photograph',
    altText: 'Amigos dão risada em volta de uma pizza, com o forno a lenha aceso ao fundo',
  },
  {
    category: 'Petshop',
    positivePrompt:
      'Groomer in a light blue uniform gently brushing a happy golden retriever on a grooming table, bright modern pet shop, clean white and wood interior, soft daylight, professional photograph',
    altText: 'Profissional de banho e tosa escova um golden retriever feliz sobre a mesa',
  },
  {
    category: 'Petshop',
    positivePrompt:
      'Ginger cat curiously looking at colourful toys and bags of food on the shelves of a small neighbourhood pet shop, bright tidy interior, shallow depth of field, charming photograph, no readable text',
    altText: 'Gato laranja observa brinquedos e rações nas prateleiras de um petshop de bairro',
  },
  {
    category: 'Petshop',
    positivePrompt:
      'Young veterinarian with a stethoscope examining a small mixed-breed puppy while its owner watches relieved, bright veterinary office in Brazil, caring atmosphere, natural light photograph',
    altText: 'Veterinária examina um filhote com o estetoscópio ao lado do tutor aliviado',
  },
  {
    category: 'Negócios Locais',
    positivePrompt:
      'Shop owner turning the sign on the glass door of her small clothing boutique in the morning, Brazilian shopping street reflected in the glass, fresh light, optimistic mood, editorial photograph, no readable text',
    altText: 'Lojista vira a placa na porta de vidro da sua loja de roupas, em uma rua de comércio',
  },
  {
    category: 'Negócios Locais',
    positivePrompt:
      'Mechanic in blue overalls showing a tablet to a customer beside a car with the hood open, tidy neighbourhood workshop, honest friendly conversation, cool daylight, documentary photograph',
    altText: 'Mecânico mostra o orçamento no tablet a um cliente ao lado do carro com o capô aberto',
  },
  {
    category: 'Negócios Locais',
    positivePrompt:
      'Hairdresser finishing the curly hair of a smiling client in front of a mirror in a cosy neighbourhood beauty salon, plants and warm lamps, joyful atmosphere, natural lifestyle photograph',
    altText: 'Cabeleireira finaliza os cachos de uma cliente sorridente em frente ao espelho do salão',
  },
]

export type PlannedImage = ImagePrompt & {
  /** 1 to 12: the image's number among all, and in its file name. */
  number: number
}

/** The twelve images to generate, numbered. */
export const plannedImages: readonly PlannedImage[] = imagePrompts.map((prompt, index) => ({
  ...prompt,
  number: index + 1,
}))

/** Name under which an image is saved (specification 7, call 5). */
export function imageFileName({ category, number }: Pick<PlannedImage, 'category' | 'number'>): string {
  return `${category.toLowerCase()}-${number}.webp`
}
