/** Searches that the sidebar offers. Each finds at least one article. */
export const popularTopics = [
  'Google',
  'WhatsApp',
  'Delivery',
  'Avaliações',
  'Agendamento',
  'Cardápio',
  'Site',
  'Redes sociais',
] as const
