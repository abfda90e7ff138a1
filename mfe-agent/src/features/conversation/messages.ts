/** A talk such as the agent has every evening: it answers, proposes, books and reminds. */
export const messages = [
  { from: 'customer', text: 'Oi, vocês dão banho em golden amanhã?', time: '21:47' },
  {
    from: 'agent',
    text: 'Oi, Marina! Temos, sim. Para golden, o banho sai por R$ 90. Prefere às 9h ou às 14h?',
    time: '21:47',
  },
  { from: 'customer', text: 'Às 9h. Dá para incluir a tosa?', time: '21:48' },
  {
    from: 'agent',
    text: 'Dá! Banho e tosa do Thor amanhã às 9h, por R$ 140. Reservei o horário e lembro você às 8h.',
    time: '21:48',
  },
] as const
