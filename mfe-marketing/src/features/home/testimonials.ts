type Testimonial = { name: string; business: string; initials: string; time: string; text: string; answer: string }

/** What clients wrote, and what we wrote back. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Márcia',
    business: 'restaurante em Campinas',
    initials: 'MA',
    time: '19:42',
    text: 'Gente, o site entrou ontem e hoje já veio mesa de seis que achou a gente no Google. Nem terminei de colocar os pratos do dia!',
    answer: 'Manda os pratos que a gente coloca agora.',
  },
  {
    name: 'Jonas',
    business: 'petshop em Recife',
    initials: 'JO',
    time: '08:15',
    text: 'Banho e tosa de sábado lotado desde quarta. Antes eu passava a manhã respondendo preço, agora está tudo no site.',
    answer: 'Aí sim, Jonas. Semana que vem abrimos a agenda online.',
  },
  {
    name: 'Dra. Helena',
    business: 'clínica em Curitiba',
    initials: 'HE',
    time: '14:03',
    text: 'Achei que 1 dia era conversa de vendedor. Liguei às nove, às seis da tarde estava no ar, do jeito que pedi.',
    answer: 'Promessa nossa tem hora marcada, doutora.',
  },
  {
    name: 'Seu Valdir',
    business: 'oficina em Betim',
    initials: 'VA',
    time: '17:20',
    text: 'O rapaz veio de outro bairro porque viu as avaliações no mapa. Trouxe o carro da esposa também. Valeu cada centavo.',
    answer: 'Agora pede para ele deixar uma estrelinha também.',
  },
]
