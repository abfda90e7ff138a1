/** Kinds of business the agent is taught for; also the choices of the demonstration form. */
export const segments = [
  'Restaurante ou delivery',
  'Petshop',
  'Clínica ou consultório',
  'Imobiliária',
  'Oficina',
  'Loja',
  'Outro',
] as const
