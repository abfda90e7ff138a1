/** What visitors may ask about, and how they say so. */
export type Topic = {
  /** Patterns (pattern.ts), separated by commas, that mean this topic whatever else the message says. */
  asks?: string
  /** Patterns that mean it in a message about this agency only: one without a word that nobody expects. */
  bare?: string
  /** Topics that its answer includes: they are not answered as well. */
  covers?: readonly string[]
}

/** The alternatives in which visitors speak of a site, of their own business, and of a price. */
export const SITE = 'site|pagina|landing|homepage|portal'
export const OWN = 'tenho|temos|sou.|somos|minha|meu|nossa|nosso|abri|dono|dona|trabalho'
export const COST = 'quanto.|custa|custo|preco|valor|cobra|investiment|orcamento|tabela|mensalidade|caro|barato'
